// The review of a finished game: everybody's chances over the game, which lead to its positions.

import { el, set } from "/shared/dom.js";
import { button, inline, markdown } from "./elements.js";
import { goTo } from "./history.js";
import { get, Offline, Refused } from "./http.js";
import { lookAt } from "./log.js";
import { redraw } from "./redraw.js";
import { say } from "./words.js";

const SHARP_PX = 800;

export class Review {
  constructor(part, table) {
    Object.assign(this, { part, table, found: null, wanted: null, chart: null });
  }

  draw() {
    const { review, viewer } = this.table.turn;
    this.part.hidden = review === null || (review !== "ready" && !viewer.signed_in);
    if (this.part.hidden) return;
    if (review !== "ready") redraw(this.part, el("h2", { text: say("review") }), this.ask(review));
    else if (this.found) this.drawFound();
    else this.fetch();
  }

  ask(status) {
    if (status === "requested") return el("p", { role: "status", text: say("review-waiting") });
    const { table } = this;
    const ask = () => table.act("review", "review", {});
    return [
      status === "failed" ? el("p", { text: say("review-failed") }) : null,
      button({ key: "review", busy: table.busy === "review", onclick: ask }, say("review-ask")),
    ];
  }

  async fetch() {
    const { version } = this.table.turn;
    if (this.wanted === version) return;
    this.wanted = version;
    try {
      this.found = await get(`${this.table.base}/review?width=${SHARP_PX}`);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Offline)) throw error;
      return;
    }
    this.table.changed();
  }

  drawFound() {
    const { found, table } = this;
    if (!this.chart && found.picture) this.chart = new Chart(found, table);
    if (!this.part.contains(this.chart?.element ?? null)) {
      const mistakes = found.mistakes.map(({ move, markdown: text }) => el("li", {}, button(
        { class: "entry", onclick: () => lookAt(table, move) },
        el("span", { class: "turning-point" }), el("span", {}, inline(text)))));
      redraw(this.part, el("h2", { text: say("review") }), this.chart?.element,
        el("div", { class: "small" }, markdown(found.accuracy_markdown)),
        mistakes.length ? el("ol", { class: "entries" }, mistakes) : null);
    }
    this.chart?.draw(table.step);
  }
}

// A slider without looks lies over the plot: a press or an arrow key leads to a position.
class Chart {
  constructor({ picture, moves, plot }, table) {
    this.places = moves.map((x) => x / picture.width);
    const [first, last] = [this.places[0], this.places.at(-1)];
    const down = (y) => `${(100 * y) / picture.height}%`;
    this.line = el("div", { class: "now", style: { top: down(plot[0]), height: down(plot[1]) } });
    const style = { left: `${100 * first}%`, width: `${100 * (last - first)}%` };
    const range = { min: 0, max: moves.length - 1, "aria-label": say("position") };
    this.input = el("input", { type: "range", ...range, style });
    this.input.addEventListener("input", () => goTo(table, Number(this.input.value)));
    this.element = el("div", { class: "chart" },
      el("img", { src: picture.address, alt: picture.alt, width: picture.width, height: picture.height }), this.line, this.input);
  }

  draw(step) {
    const number = step?.number ?? this.places.length - 1;
    if (!this.input.matches(":active")) this.input.value = number;
    set(this.line, { style: { left: `${100 * this.places[number]}%` } });
    this.line.hidden = step === null;
  }
}
