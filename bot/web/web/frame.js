// How the server should draw boards for this window: as wide as they are shown, in pixels of the
// screen. A slow connection gets fewer, and files that have lost some detail.

// Bytes per millisecond while a picture arrives.
const FAST = 100;
const WIDEST = 1600, WIDEST_SLOW = 800, SIDE = 360;
const PHONE = matchMedia("(max-width: 899px)");

let fast = localStorage.getItem("connection") === "fast";

// How the board is shown: how wide, in pixels of the picture, and in which shape.
function shown() {
  const { clientWidth } = document.documentElement;
  const [width, height] = PHONE.matches ? [clientWidth, innerHeight] : [clientWidth - SIDE, innerHeight - 120];
  const shape = width > height * 1.1 ? "wide" : "tall";
  const fitting = PHONE.matches ? width : Math.min(width, height * (shape === "wide" ? 1.6 : 0.75));
  return { shape, pixels: Math.ceil(fast ? Math.min(WIDEST, fitting * devicePixelRatio) : Math.min(WIDEST_SLOW, fitting)) };
}

/** The query of everything that is answered with a board; the server knows it before it is asked. */
export function frame() {
  const { shape, pixels } = shown();
  const query = `width=${pixels}&shape=${shape}${fast ? "" : "&lossy=yes"}`;
  document.cookie = `seneschal-frame=${query}; path=/t; max-age=31536000; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
  return query;
}

/**
 * Learn from a picture that was loaded how fast the connection is.
 *
 * @param {{address: string, width: number}} picture
 * @param {boolean} inPage whether the HTML contained the picture
 * @returns {boolean} whether boards are drawn in more detail from now on
 */
export function learnSpeed({ address, width }, inPage) {
  const loads = inPage ? performance.getEntriesByType("navigation") : performance.getEntriesByName(new URL(address, location.href).href);
  const load = loads.findLast(({ transferSize }) => transferSize);
  performance.clearResourceTimings();
  if (!load || fast === load.transferSize > FAST * (load.responseEnd - load.responseStart)) return false;
  fast = !fast;
  localStorage.setItem("connection", fast ? "fast" : "slow");
  frame();
  return fast && shown().pixels > width;
}
