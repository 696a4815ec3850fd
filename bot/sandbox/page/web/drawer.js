// For developers: what the last interaction came to, the position as text, reloading.

import { el, icon } from "./dom.js";
import { ask } from "./link.js";
import { state } from "./state.js";
import { complain, toast } from "./toast.js";
import { say } from "./words.js";

const drawer = () => document.querySelector("#drawer");
let last = null;

export function button() {
  return el("button", { type: "button", class: "quiet", id: "dev", "aria-expanded": String(!drawer().hidden), "aria-controls": "drawer", "aria-label": say("developer"), title: say("developer"), onclick: () => toggle() }, icon("wrench"));
}

export function toggle(shown = drawer().hidden) {
  drawer().hidden = !shown;
  document.querySelector("#dev")?.setAttribute("aria-expanded", String(shown));
  if (shown) {
    frame();
    refresh();
    drawer().querySelector("button").focus();
  } else document.querySelector("#dev")?.focus();
}

function frame() {
  const text = el("pre", { tabindex: "0", hidden: true });
  const position = async () => {
    const found = await ask("position", { channel: state.current ?? "" }).catch(complain);
    if (found) { text.textContent = found.text; text.hidden = false; }
  };
  const reload = async () => {
    const found = await ask("reload").catch(complain);
    if (found) toast(found.text);
  };
  const tool = (key, act) => el("button", { type: "button", onclick: act }, say(key));
  drawer().setAttribute("aria-label", say("developer"));
  drawer().replaceChildren(
    el("header", {}, el("h2", { text: say("developer") }), el("button", { type: "button", class: "quiet", "aria-label": say("close"), onclick: () => toggle(false) }, icon("close"))),
    el("div", { class: "row" }, tool("refresh", refresh), tool("position", position), tool("reload", reload)),
    text, el("div", { id: "refusal" }), el("h3", { text: say("lastInteraction") }), el("div", { id: "trace" }));
  if (last) refusal(last);
}

export async function refresh() {
  if (drawer().hidden) return;
  const found = await ask("trace").catch(complain);
  const place = drawer().querySelector("#trace");
  if (!found || !place) return;
  if (!found.interaction) {
    place.replaceChildren(el("p", { class: "small", text: say("noInteraction") }));
    return;
  }
  const of = found.interaction;
  place.replaceChildren(
    el("p", {}, el("b", { text: of.kind }), ` · ${of.who} · #${of.where} · ${of.locale}`),
    of.answer ? el("p", { text: say("answeredIn", { answer: of.answer, ms: of.ms }) }) : null,
    el("pre", { tabindex: "0", text: of.data }),
    el("p", { class: "small", text: say("requests", { count: found.requests.length + found.more }) }),
    ...found.requests.map(request));
}

function request(raw) {
  const bad = raw.status >= 400;
  return el("details", { class: bad ? "request bad" : "request", open: bad },
    el("summary", {}, el("b", { text: `${raw.method} ${raw.path}` }), el("span", { text: ` ${raw.status ?? "…"} ${say(bad ? "invalid" : "valid")} · +${raw.at} ms · ${raw.ms} ms` })),
    el("p", { class: "small", text: say("request") }), el("pre", { tabindex: "0", text: raw.body }),
    el("p", { class: "small", text: say("answer") }), el("pre", { tabindex: "0", text: raw.answer }));
}

// Discord has refused something the bot asked for.
export function refused(raw) {
  last = raw;
  const text = `${raw.method} ${raw.path}: ${raw.status}`;
  toast(say("discordRefused", { text }), { bad: true, act: { name: say("show"), do: () => { toggle(true); refusal(raw); } } });
}

function refusal(raw) {
  drawer().querySelector("#refusal").replaceChildren(request(raw));
}
