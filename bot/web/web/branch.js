// A what-if on the board: what is tried here changes nothing in the game.

import { el } from "/shared/dom.js";
import { button, icon, inline } from "./elements.js";
import { say } from "./words.js";

/** What this is, what happened, and how good everybody's chances are now. */
export function branchHead({ turn }) {
  const { about, tried, chances_markdown: chances } = turn.branch;
  return el("section", { class: "branch", "aria-label": say("try") },
    el("div", { class: "row" }, el("h2", {}, icon("branch"), say("try-title")), el("p", { class: "chances" }, inline(chances))),
    tried ? null : el("p", { class: "small", text: about }));
}

/** The ways back: one move, all of them, or to the game. */
export function branchActions(table) {
  const { tried } = table.turn.branch;
  const back = (key, all) => button(
    { key, disabled: !tried, busy: table.busy === key, onclick: () => table.takeBack(all) },
    say(`try-${key}`));
  return el("div", { class: "row actions ways-back" },
    back("back", false), back("all", true),
    button({ class: "leave", key: "leave", onclick: () => table.leave() }, say("try-leave")));
}
