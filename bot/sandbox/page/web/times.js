// Times in the reader's zone, and those that say how long it is until then.

import { el } from "./dom.js";
import { locale, now, state, zone } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function moment(seconds, style = "f") {
  const options = { ...(STYLES[style] ?? STYLES.f), timeZone: zone() };
  return new Intl.DateTimeFormat(locale(), options).format(new Date(seconds * 1000));
}

function distance(seconds) {
  const left = Math.round(seconds - now());
  const [unit, size] = UNITS.find(([, each]) => Math.abs(left) >= each) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(left / size), unit);
}

// A length of time such as “3 hours”.
export function long(seconds) {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? UNITS.at(-1);
  const options = { style: "unit", unit, unitDisplay: "long" };
  return new Intl.NumberFormat(locale(), options).format(Math.round(seconds / size));
}

export function time(seconds, style) {
  const iso = new Date(seconds * 1000).toISOString();
  const made = el("time", { datetime: iso, title: moment(seconds, "F") });
  if (style === "R") made.dataset.until = seconds;
  made.textContent = style === "R" ? distance(seconds) : moment(seconds, style);
  return made;
}

// What time a message was written: today the time alone.
export function written(seconds) {
  const day = (at) => moment(at, "d");
  return time(seconds, day(seconds) === day(now()) ? "t" : "s");
}

export function tick() {
  for (const each of document.querySelectorAll("time[data-until]")) {
    const text = distance(Number(each.dataset.until));
    if (each.textContent !== text) each.textContent = text;
  }
  const clock = document.querySelector("#now");
  if (clock) clock.textContent = moment(now(), state.ahead > 60 ? "s" : "t");
}
