// The server's events, which say that the reader's turn has changed. The browser connects again by
// itself after a break and says which event was the last; after an error of the server we do.

const PAUSE_MS = 2000;

/**
 * @param {string} address
 * @param {{changed: (version: string) => void, spectators: (count: number) => void, closed: () => void, connected: (online: boolean) => void}} listener
 */
export function follow(address, { changed, spectators, closed, connected }) {
  let source = null;
  let over = false;

  function open() {
    if (over || source) return;
    source = new EventSource(address);
    source.addEventListener("open", () => connected(true));
    source.addEventListener("changed", (event) => changed(JSON.parse(event.data).version));
    source.addEventListener("spectators", (event) => spectators(JSON.parse(event.data).count));
    source.addEventListener("closed", () => {
      over = true;
      source.close();
      closed();
    });
    source.addEventListener("error", () => {
      if (over) return;
      connected(false);
      if (source.readyState !== EventSource.CLOSED) return;
      source = null;
      setTimeout(open, PAUSE_MS);
    });
  }

  addEventListener("online", open);
  addEventListener("pagehide", () => {
    source?.close();
    source = null;
  });
  addEventListener("pageshow", open);
  open();
}
