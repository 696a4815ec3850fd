// The first page: a card a game, and what one can do with it.

import { dialog, el } from "./dom.js";
import { ask } from "./link.js";
import { inline } from "./markdown.js";
import { state } from "./state.js";
import { complain, toast } from "./toast.js";
import { say } from "./words.js";

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
const home = () => document.querySelector("#home");
let shown = null;

export async function draw() {
  const welcome = await ask("welcome").catch((error) => { if (error.kind !== "offline") complain(error); });
  if (!welcome || state.current !== null) return;
  shown = welcome;
  home().replaceChildren(
    el("header", { class: "hero" }, el("img", { src: "/shared/seal.svg", alt: "" }), el("div", {}, el("h1", { text: welcome.title ?? say("home") }), (welcome.about ?? []).map((line) => el("p", {}, inline(line))))),
    el("div", { class: "game-options" }, (welcome.options ?? []).map(option)),
    el("ul", { class: "cards" }, welcome.cards.map(card)),
    welcome.foot ? el("p", { class: "small foot" }, inline(welcome.foot)) : "");
}

// What holds for every card, such as how strong the others play.
function option(raw) {
  const kept = sessionStorage.getItem(`option-${raw.name}`) ?? raw.value;
  const one = (choice) => el("label", {}, el("input", { type: "radio", name: raw.name, value: choice.value, checked: choice.value === kept, onchange: () => sessionStorage.setItem(`option-${raw.name}`, choice.value) }), el("span", { text: choice.label }));
  return el("fieldset", {}, el("legend", { text: raw.label }), el("div", { class: "choice" }, raw.options.map(one)));
}

function card(raw) {
  const picture = raw.picture ? el("img", { src: raw.picture, alt: "", loading: "lazy", width: 800, height: 500 }) : null;
  return el("li", { class: "card" }, picture, el("h2", { text: raw.title }), el("p", { text: raw.about }), el("p", { class: "small", text: raw.facts }),
    el("div", { class: "row" }, raw.ways.map((way, n) => el("button", { type: "button", class: n ? "" : "primary", title: way.about, "aria-label": `${raw.title}: ${way.label}`, onclick: (event) => begin(event.currentTarget, raw, way) }, way.label))));
}

async function begin(button, raw, way) {
  const chosen = Object.fromEntries(shown.options.map((each) => [each.name, home().querySelector(`[name="${each.name}"]:checked`)?.value ?? each.value]));
  let note = null;
  button.setAttribute("aria-busy", "true");
  const waiting = setTimeout(() => { note = toast(say("starting")); }, 700);
  try {
    const begun = await ask("begin", { chosen: { ...chosen, card: raw.id, way: way.id } });
    location.hash = `#${begun.channel}`;
    if (begun.links.length) invite(begun.links);
  } catch (error) {
    complain(error);
  }
  clearTimeout(waiting);
  note?.remove();
  button.removeAttribute("aria-busy");
}

function invite(links) {
  const line = (each) => {
    const url = new URL(each.path, location.href).href;
    const copy = async () => { await navigator.clipboard.writeText(url).then(() => toast(say("copied")), () => {}); };
    return el("div", { class: "invite" }, el("p", { text: each.mine ? say("yourLink") : say("inviteAbout", { name: each.name }) }),
      el("div", { class: "row" }, el("a", { href: url, target: "_blank", rel: "opener", text: url }), el("button", { type: "button", onclick: copy }, say("copy"))));
  };
  const made = dialog(say("invite"), { class: "form" }, el("h2", { text: say("invite") }), links.map(line),
    LOOPBACK.includes(location.hostname) ? el("p", { class: "small", text: say("onlyHere") }) : "",
    el("div", { class: "row end" }, el("button", { type: "button", class: "primary", onclick: () => made.close() }, say("close"))));
}
