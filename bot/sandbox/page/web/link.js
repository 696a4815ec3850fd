// The WebSocket to the sandbox: questions with their answers, and news.

let socket = null;
let number = 0;
let pause = 250;
const asked = new Map();
const hearers = [];

export class Unanswered extends Error {
  constructor(error) {
    super(error.text);
    Object.assign(this, { kind: error.kind, word: error.word, figures: error.figures });
  }
}

export function hear(hearer) {
  hearers.push(hearer);
}

export function connected() {
  return socket !== null && socket.readyState === WebSocket.OPEN;
}

// Send an action; return its result, or reject with the reason.
export function ask(action, data = {}) {
  if (!connected()) return Promise.reject(new Unanswered({ kind: "offline", text: "" }));
  number += 1;
  const n = number;
  socket.send(JSON.stringify({ n, do: action, ...data }));
  return new Promise((resolve, reject) => asked.set(n, { resolve, reject }));
}

export function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}/tab`);
  socket.addEventListener("open", () => { pause = 250; });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    for (const { reject } of asked.values()) reject(new Unanswered({ kind: "offline", text: "" }));
    asked.clear();
    tell({ t: "offline" });
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 4000);
  });
}

function receive(frame) {
  if (frame.t !== "done") {
    tell(frame);
    return;
  }
  const waiting = asked.get(frame.n);
  asked.delete(frame.n);
  if (!waiting) return;
  if (frame.error) waiting.reject(new Unanswered(frame.error));
  else waiting.resolve(frame);
}

function tell(frame) {
  for (const hearer of hearers) hearer(frame);
}
