// The log, newest entry first; an entry leads to its position.

import { el } from "/shared/dom.js";
import { button, inline, time } from "./elements.js";
import { goTo } from "./history.js";
import { get, Offline } from "./http.js";
import { redraw } from "./redraw.js";
import { say } from "./words.js";

// Entries before a step that are fetched with it.
const AROUND = 10;

/** The entries of the log that have been fetched, by their sequence. */
export class Log {
  constructor(base, changed) {
    Object.assign(this, { base, changed, entries: new Map(), earlier: null, reaching: false });
  }

  refresh() {
    return this.fetch("");
  }

  async fetch(query) {
    let found;
    try {
      found = await get(`${this.base}/log${query}`);
    } catch (error) {
      if (error instanceof Offline) return;
      throw error;
    }
    if (query || !this.entries.size) this.earlier = found.earlier;
    for (const entry of found.entries) this.entries.set(entry.sequence, entry);
    this.changed();
  }

  before() {
    return this.fetch(`?before=${this.earlier}`);
  }

  /** Have the entries back to a step, so that it can be shown beside its position. */
  async reach({ sequence }) {
    const oldest = Math.min(...this.entries.keys());
    if (this.reaching || !this.entries.size || sequence >= oldest) return;
    this.reaching = true;
    try {
      await this.fetch(`?from=${Math.max(1, sequence - AROUND)}&before=${oldest}`);
    } finally {
      this.reaching = false;
    }
  }

  newestFirst() {
    return [...this.entries.values()].sort((one, other) => other.sequence - one.sequence);
  }
}

/** Lead to a step from far below the board, where a phone shows no board. */
export function lookAt(table, number) {
  scrollTo({ top: 0 });
  return goTo(table, number);
}

export function drawLog(part, log, table) {
  const entries = log.newestFirst();
  part.hidden = entries.length === 0;
  if (part.hidden) return;
  const now = table.step?.number;
  if (table.step) log.reach(table.step);
  redraw(part, el("h2", { text: say("log") }),
    el("ol", { class: "entries" }, entries.map((entry) => entryLine(entry, now, table))),
    log.earlier === null ? null : button({ key: "earlier", onclick: () => log.before() }, say("earlier")));
  keepInSight(part, now);
}

// The entry of the step stays in sight where the log has room of its own; the page never jumps.
function keepInSight(part, now) {
  const room = part.closest("#around");
  const entry = part.querySelector("[aria-current]");
  if (room.querySelector("#review").contains(document.activeElement)) return;
  if (!entry || part.dataset.shown === String(now) || room.scrollHeight <= room.clientHeight) return;
  part.dataset.shown = now;
  const { top, bottom } = entry.getBoundingClientRect();
  const { top: least, bottom: most } = room.getBoundingClientRect();
  if (top < least || bottom > most) room.scrollTop += top - (least + most) / 2;
}

function entryLine(entry, now, table) {
  const story = el("span", { class: entry.undone ? "undone" : null }, inline(entry.markdown));
  const colour = table.turn.players[entry.seat]?.rgb;
  const mark = el("span", { class: "token small-token", style: { "--colour": colour ?? "transparent" } });
  const there = entry.number !== null && entry.number !== undefined && !entry.undone;
  const parts = [mark, el("span", {}, story, " ", time(entry.at))];
  if (!there) return el("li", {}, el("p", { class: "entry" }, parts));
  const shown = entry.number === now ? "step" : null;
  const look = () => lookAt(table, entry.number);
  const key = `entry${entry.sequence}`;
  return el("li", {}, button({ class: "entry", key, "aria-current": shown, onclick: look }, parts));
}
