// The moves that the bot suggests. Asking for them changes nothing.

import { el } from "/shared/dom.js";
import { button, inline } from "./elements.js";
import { say } from "./words.js";

/** The suggestions for the question that is asked now, or null. */
export function hintOf({ hint, turn, chosen, confirming }) {
  const stands = hint && hint.asked === turn.question?.asked && chosen === null && !confirming;
  return stands ? hint : null;
}

/** Draw the suggestions; one that has a place on the board leads there. */
export function hintPanel(table) {
  const hint = hintOf(table);
  if (!hint) return null;
  return el("section", { class: "panel hints", "aria-label": hint.title || say("hint"), "data-key": "hints", "data-first": true, tabindex: "-1" },
    el("ul", {}, hint.moves.map((each) => el("li", {}, suggestion(table, each)))),
    hint.notes_markdown.map((note) => el("p", { class: "small" }, inline(note))),
    el("div", { class: "row end" }, button({ key: "hints-close", onclick: () => table.choose(null) }, say("close"))));
}

function suggestion(table, { move, markdown }) {
  const spot = table.turn.question.choices.find((choice) => choice.move === move)?.spots[0];
  if (spot === undefined) return el("p", {}, inline(markdown));
  return button({ class: "word", key: `hint ${move}`, onclick: () => table.choose(spot) }, el("span", {}, inline(markdown)));
}
