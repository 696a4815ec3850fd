// Stepping through the game: back and forward, a slider with its rounds and turning points, and
// what happened since the reader's last move.

import { el, set } from "/shared/dom.js";
import { icon, iconButton, inline, markdown } from "./elements.js";
import { redraw } from "./redraw.js";
import { say } from "./words.js";

export function drawSteps(part, table) {
  const { step, turn } = table;
  part.hidden = turn.history === null || turn.branch !== null;
  if (part.hidden) return;
  const at = step?.number ?? null;
  const news = step && turn.your_turn;
  redraw(part,
    step ? el("div", { class: "row told" },
      el("p", { class: "story", "data-key": "story", tabindex: "-1" }, step.story_markdown ? inline(step.story_markdown) : say("beginning")),
      el("button", { type: "button", class: news ? "primary" : null, "data-key": "live", "data-first": true, onclick: () => table.goTo(null) }, say(news ? "your-turn" : "live"))) : null,
    step && table.message ? el("div", { class: "message", role: "alert" }, markdown(table.message)) : null,
    el("div", { class: "row controls" },
      iconButton("back", "step-back", { "data-key": "back", disabled: at === 0, onclick: () => table.goTo("back") }),
      step ? slider(table) : mine(table),
      iconButton("forward", "step-forward", { "data-key": "forward", disabled: !step, onclick: () => table.goTo("forward") })),
    step ? el("div", { class: "row points" }, turn.viewer.may_try ? tryOut(table) : null, mine(table), table.points.list.map((point) => turningPoint(table, point))) : null);
}

function tryOut(table) {
  return el("button", { type: "button", class: "word", "data-key": "try", "aria-busy": table.busy === "whatif" ? "true" : null, onclick: () => table.tryOut() }, icon("branch"), say("try"));
}

function turningPoint(table, { move, label }) {
  return el("button", { type: "button", class: "word point", "data-key": `point${move}`, "aria-current": table.step.number === move ? "step" : null, onclick: () => table.goTo(move) }, el("span", { class: "turning-point" }), label);
}

function mine(table) {
  if (table.turn.viewer.seat === null) return el("span", { class: "small", text: say("history") });
  return el("button", { type: "button", class: "word", "data-key": "mine", onclick: () => table.goTo("mine") }, say("since-my-move"));
}

// The marks above the slider are the rounds and, larger, the turning points.
function slider(table) {
  const { number, latest, headline, round_starts: rounds } = table.step;
  const input = el("input", { type: "range", min: 0, max: latest, value: number, "data-key": "slider", "aria-label": say("position"), "aria-valuetext": `${number} / ${latest} · ${headline}` });
  input.addEventListener("input", () => {
    set(shown, { text: `${input.value} / ${latest}` });
    table.goTo(Number(input.value));
  });
  const shown = el("output", { text: `${number} / ${latest}` });
  const mark = (move, kind, text) => el("span", { class: kind, title: text, text: kind === "round" ? text : "", style: { "--at": String(latest ? move / latest : 0) } });
  return el("div", { class: "slider" },
    el("div", { class: "marks", "aria-hidden": "true" },
      Object.entries(rounds ?? {}).map(([round, move]) => mark(move, "round", round)),
      table.points.list.map((point) => mark(point.move, "turning-point", point.label))),
    input, shown);
}
