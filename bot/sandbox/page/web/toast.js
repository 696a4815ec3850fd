// Short notices below the messages, or in the dialog that is open: they cover nothing. Errors stay
// until the reader closes them or goes elsewhere.

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
  const made = el("div", { class: bad ? "toast bad" : "toast", role: bad ? "alert" : "status" }, el("p", { text }));
  if (act) made.append(el("button", { type: "button", onclick: () => { close(); act.do(); } }, act.name));
  made.append(el("button", { type: "button", class: "quiet", "aria-label": say("close"), onclick: close }, icon("close")));
  const all = [...document.querySelectorAll("dialog.form[open]")].at(-1) ?? document.querySelector("#toasts");
  all.append(made);
  const older = [...all.querySelectorAll(":scope > .toast")].slice(0, -3);
  for (const each of older) each.remove();
  if (!bad) setTimeout(close, LONG);
  return made;
}

// Errors are about a channel and a person: they go when another is chosen.
export function clearErrors() {
  for (const each of document.querySelectorAll("#toasts .bad")) each.remove();
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
