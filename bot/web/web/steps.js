// Stepping through the game: back and forward, a slider with its rounds and turning points, and
// what happened since the reader's last move.

import { el, set } from "/shared/dom.js";
import { button, icon, iconButton, inline, markdown } from "./elements.js";
import { goTo } from "./history.js";
import { redraw } from "./redraw.js";
import { say } from "./words.js";

// The numbers of rounds need this share of the slider, so that they can be told apart.
const LEGIBLE = 0.07;

/** The controls of the history. The slider stays the same element, so that it can be dragged. */
export class Steps {
  constructor(part, table) {
    Object.assign(this, { part, table });
    this.told = el("div", { class: "row told" });
    this.slider = new Slider(table);
    this.points = el("div", { class: "row points" });
    this.back = iconButton("back", "step-back", { onclick: () => goTo(table, "back") });
    this.forward = iconButton("forward", "step-forward", { onclick: () => goTo(table, "forward") });
    this.live = el("div", { class: "row middle-of-controls" });
    part.append(this.told, el("div", { class: "row controls" }, this.back, this.slider.element, this.live, this.forward), this.points);
  }

  draw() {
    const { table } = this;
    const { step, turn } = table;
    this.part.hidden = turn.history === null || turn.branch !== null;
    if (this.part.hidden) return;
    for (const each of [this.told, this.points, this.slider.element]) each.hidden = step === null;
    this.live.hidden = step !== null;
    this.back.disabled = step?.number === 0;
    this.forward.disabled = step === null;
    if (step === null) {
      redraw(this.live, mine(table));
      return;
    }
    const news = turn.your_turn;
    redraw(this.told,
      el("div", { class: "story", "data-key": "story", tabindex: "0" },
        el("p", {}, step.story_markdown ? inline(step.story_markdown) : say("beginning")),
        table.reply ? el("div", { class: "message", role: "alert" }, markdown(table.reply.message_markdown)) : null),
      button(
        { class: news ? "primary" : null, key: "live", "data-first": true, onclick: () => goTo(table, null) },
        say(news ? "your-turn" : "live")));
    this.slider.draw(step, table.points.list);
    redraw(this.points, turn.viewer.may_try ? tryOut(table) : null, mine(table), table.points.list.map((point) => turningPoint(table, point)));
  }
}

function mine(table) {
  if (table.turn.viewer.seat === null) return el("span", { class: "small", text: say("history") });
  return button({ class: "word", key: "mine", onclick: () => goTo(table, "mine") }, say("since-my-move"));
}

function tryOut(table) {
  const busy = table.busy === "whatif";
  return button({ class: "word", key: "try", busy, onclick: () => table.tryOut() }, icon("branch"), say("try"));
}

function turningPoint(table, { move, label }) {
  const shown = table.step.number === move ? "step" : null;
  return button(
    { class: "word point", key: `point${move}`, title: label, "aria-current": shown, onclick: () => goTo(table, move) },
    el("span", { class: "turning-point" }), el("span", { class: "cut", text: label }));
}

// The marks above the slider are the rounds and, larger, the turning points.
class Slider {
  constructor(table) {
    this.input = el("input", { type: "range", min: 0, "aria-label": say("position") });
    this.output = el("output");
    this.marks = el("div", { class: "marks", "aria-hidden": "true" });
    this.element = el("div", { class: "slider" }, this.marks, this.input, this.output);
    this.input.addEventListener("input", () => {
      this.label(this.input.max);
      goTo(table, Number(this.input.value));
    });
  }

  label(latest) {
    set(this.output, { text: `${this.input.value} / ${latest}` });
  }

  draw({ number, latest, headline, round_starts: rounds }, points) {
    set(this.input, { max: latest, "aria-valuetext": `${number} / ${latest} · ${headline}` });
    // While it is dragged, the reader's hand is ahead of the positions that come.
    if (!this.input.matches(":active")) this.input.value = number;
    this.label(latest);
    const mark = (move, kind, text) => el("span", {
      class: kind,
      title: text,
      text: kind === "round" ? text : "",
      style: { "--at": String(latest ? move / latest : 0) },
    });
    let last = -Infinity;
    const apart = ([, move]) => {
      const legible = move >= last + LEGIBLE * latest;
      if (legible) last = move;
      return legible;
    };
    this.marks.replaceChildren(
      ...Object.entries(rounds).filter(apart).map(([round, move]) => mark(move, "round", round)),
      ...points.map(({ move, label }) => mark(move, "turning-point", label)));
  }
}
