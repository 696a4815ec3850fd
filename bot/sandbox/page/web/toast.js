// Short notes at the edge of the page; what went wrong stays until it is read.

import { el, icon } from "./dom.js";
import { say } from "./words.js";

const LONG = 6000;
const KINDS = {
  cannot: "errorCannot",
  silent: "errorSilent",
  gone: "errorGone",
  refused: "errorRefused",
  busy: "errorBusy",
  fault: "errorFault",
  offline: "offlineSend",
};

export function toast(text, { bad = false, act = null } = {}) {
  const close = () => made.remove();
  const made = el("div", { class: bad ? "toast bad" : "toast" }, el("p", { text }));
  if (act) made.append(el("button", { type: "button", onclick: () => { close(); act.do(); } }, act.name));
  made.append(el("button", { type: "button", class: "quiet", "aria-label": say("close"), onclick: close }, icon("close")));
  const all = document.querySelector("#toasts");
  all.append(made);
  while (all.children.length > 3) all.firstChild.remove();
  if (!bad) setTimeout(close, LONG);
  return made;
}

// Why something was not done, in the reader's words.
export function reason(error) {
  if (error.word) return say(error.word, error.figures);
  return KINDS[error.kind] ? say(KINDS[error.kind], { text: error.message }) : String(error);
}

export function complain(error) {
  toast(reason(error), { bad: true });
}

// What a screen reader is told.
export function tellAloud(text) {
  document.querySelector("#said").textContent = text.slice(0, 300);
}
