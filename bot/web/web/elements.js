// Small parts that several pages use: icons, texts of the bot, times, notices.

import { el, svgIcon } from "/shared/dom.js";
import { reader } from "/shared/markdown.js";
import { language, say } from "./words.js";

const ICONS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18M12 7v5l4 2",
  undo: "M8 5L4 9l4 4M4 9h10a6 6 0 010 12h-4",
  branch: "M6 4v16M6 13c8 0 11-3 11-9M13 8l4-4 4 4",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  hint: "M9 18h6M10 21h4M8.500 15a6 6 0 117 0z",
};

export const icon = (name) => svgIcon(ICONS[name]);

/**
 * A button. Its `key` brings the focus back to it when its part of the page is drawn again; `busy`
 * says that what it asks for is being done.
 */
export function button({ key = null, busy = false, ...attributes }, ...children) {
  const state = { "data-key": key, "aria-busy": busy ? "true" : null };
  return el("button", { type: "button", ...state, ...attributes }, ...children);
}

/** A button with an icon and its name for screen readers and hovering. */
export function iconButton(name, word, attributes = {}) {
  return button({ class: "quiet", "aria-label": say(word), title: say(word), ...attributes }, icon(name));
}

const outside = (url, children) => el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
export const { inline, markdown } = reader([
  [/^<@!?(\d+)>/, (m) => `@${m[1]}`],
  [/^<t:(-?\d{1,12})(?::([tTdDfFsSR]))?>/, (m) => (m[2] === "R" ? until : time)(new Date(Number(m[1]) * 1000).toISOString())],
], outside);

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const unitOf = (seconds) => UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);

function distance(iso) {
  const left = (Date.parse(iso) - Date.now()) / 1000;
  const [unit, size] = unitOf(left);
  return new Intl.RelativeTimeFormat(language(), { numeric: unit === "day" ? "always" : "auto" }).format(Math.trunc(left / size), unit);
}

/** When something is due, in words such as “in 3 hours”, which are kept up to date. */
export function until(iso) {
  return el("time", { datetime: iso, "data-until": iso, title: new Date(iso).toLocaleString(language()), text: distance(iso) });
}

/** A length of time such as “3 hours”. */
export function duration(seconds) {
  const [unit, size] = unitOf(seconds);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(Math.round(seconds / size));
}

/** When something happened: today the time alone. */
export function time(iso) {
  const at = new Date(iso);
  const today = at.toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return el("time", { datetime: iso, text: new Intl.DateTimeFormat(language(), style).format(at) });
}

export function keepTimesFresh() {
  setInterval(() => {
    for (const each of document.querySelectorAll("time[data-until]")) {
      const text = distance(each.dataset.until);
      if (each.textContent !== text) each.textContent = text;
    }
  }, 1000);
}

/** Tell a screen reader something. */
export function announce(text) {
  document.querySelector("#said").textContent = text.slice(0, 400);
}

/** Show a sentence below the head of the page until it is called with an empty one. */
export function notice(text) {
  const place = document.querySelector("#notice");
  if (place.textContent !== text) place.textContent = text;
  place.hidden = text === "";
}
