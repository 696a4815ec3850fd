// Who I am: switching between people, and how each one's Discord is set up.

import { dialog, el, face } from "./dom.js";
import { ask } from "./link.js";
import { me, state } from "./state.js";
import { complain } from "./toast.js";
import { say } from "./words.js";

const LOCALES = "en-US en-GB zh-TW zh-CN ja bg cs da de el es-ES es-419 fi fr hi hr hu id it ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi".split(" ");

export function button() {
  const mine = me();
  const made = el("button", { type: "button", class: "who", "aria-label": say("youAre", { name: mine.name }), title: say("youAre", { name: mine.name }), onclick: choose });
  made.append(face(mine), el("span", { class: "cut", text: mine.name }));
  return made;
}

function choose() {
  const humans = [...state.people.values()].filter((each) => !each.bot && (!state.guest || each.id === state.me));
  const made = dialog(say("beSomebody"), { class: "form people" }, el("h2", { text: say("beSomebody") }), el("p", { class: "small", text: say("beAbout") }),
    el("ul", {}, humans.map((each) => el("li", {},
      el("button", { type: "button", class: each.id === state.me ? "person on" : "person", "aria-pressed": String(each.id === state.me), onclick: () => { made.close(); be(each.id); } },
        face(each), el("span", {}, el("b", { text: each.name }), el("small", { text: `${nameOf(each.locale)} · ${each.zone || "–"}` }))),
      el("button", { type: "button", class: "quiet", "aria-label": say("edit", { name: each.name }), onclick: () => { made.close(); edit(each); } }, "✎")))),
    el("div", { class: "row end" }, state.guest ? null : el("button", { type: "button", onclick: () => { made.close(); edit(null); } }, say("newPerson")), el("button", { type: "button", onclick: () => made.close() }, say("close"))));
}

async function be(id) {
  sessionStorage.setItem("me", id);
  localStorage.setItem("me", id);
  if (id !== state.me) await ask("be", { person: id }).catch(complain);
}

function nameOf(locale) {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(locale);
  } catch {
    return locale;
  }
}

function edit(person) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const name = el("input", { type: "text", maxlength: 32, required: true, value: person?.name ?? "" });
  const locale = el("select", {}, LOCALES.map((each) => el("option", { value: each, selected: each === (person?.locale ?? me().locale), text: nameOf(each) })));
  const zones = [...new Set(["UTC", own, person?.zone, ...Intl.supportedValuesOf("timeZone")].filter(Boolean))];
  const zone = el("select", {}, zones.map((each) => el("option", { value: each, selected: each === (person?.zone || own), text: each })));
  const label = (key, control) => el("label", {}, el("span", { text: say(key) }), control);
  const title = person ? say("edit", { name: person.name }) : say("newPerson");
  const body = el("form", { method: "dialog" }, el("h2", { text: title }), label("name", name), label("locale", locale), label("zone", zone),
    el("div", { class: "row end" }, el("button", { type: "button", onclick: () => made.close() }, say("cancel")), el("button", { type: "submit", class: "primary" }, say("save"))));
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const done = await ask("person", { person: person?.id ?? "", name: name.value, locale: locale.value, zone: zone.value });
      made.close();
      if (!person) await be(done.person);
    } catch (error) {
      complain(error);
    }
  });
  const made = dialog(title, { class: "form" }, body);
  name.focus();
}
