// The keys of a table's page, as a list.

import { dialog, el } from "/shared/dom.js";
import { button } from "./elements.js";
import { say } from "./words.js";

const MEANINGS = [
  ["Tab ← ↑ → ↓", "keys-board"],
  ["Enter", "keys-enter"],
  ["Esc", "cancel"],
  ["← →", "keys-moves"],
  ["Page ↑ ↓", "keys-rounds"],
  ["Home End", "keys-ends"],
  ["?", "keys"],
];

export function showKeys() {
  const made = dialog(say("keys"), {},
    el("h2", { text: say("keys") }),
    el("dl", { class: "keys" }, MEANINGS.map(([keys, meaning]) => [el("dt", {}, el("code", { text: keys })), el("dd", { text: say(meaning) })])),
    button({ class: "primary", onclick: () => made.close() }, say("close")));
}
