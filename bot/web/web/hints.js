// The moves that the bot suggests. Asking for them changes nothing.

import { el } from "/shared/dom.js";
import { button, inline, markdown } from "./elements.js";
import { say } from "./words.js";

/** Draw the suggestions; one that has a place on the board leads there. */
export function hintPanel(table) {
  const { reply } = table;
  if (!reply?.moves) return null;
  return el("section", { class: "panel hints", "aria-label": reply.title, "data-key": "hints", "data-first": true, tabindex: "-1" },
    el("ul", {}, reply.moves.map((each) => el("li", {}, suggestion(table, each)))),
    el("div", { class: "small" }, markdown(reply.message_markdown)),
    el("div", { class: "row end" }, button({ key: "hints-close", onclick: () => table.choose(null) }, say("close"))));
}

function suggestion(table, { move, markdown: text }) {
  const spot = table.turn.question.choices.find((choice) => choice.move === move)?.spots[0];
  const key = `hint ${move}`;
  if (spot !== undefined) return button({ class: "word", key, onclick: () => table.choose(spot) }, el("span", {}, inline(text)));
  return el("div", { class: "row end" }, el("p", { class: "fill" }, inline(text)), button({ key, onclick: () => table.move(move) }, say("move")));
}
