// The box one writes in: messages, and slash commands option by option, by keyboard all the way.

import { act } from "./act.js";
import { el, icon, set } from "./dom.js";
import { ask, connected } from "./link.js";
import { choices, fixed, matching, ready, spelt, valuesOf } from "./slash.js";
import { state } from "./state.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const MOST = 2000, SHOWN = 60, STILL = 120;

let box, line, bar, list, command = null, fields = new Map();
let offers = [], at = -1, asked = 0, timer = 0, pick = null;

export function make(form) {
  line = el("textarea", {
    id: "say", rows: 1, role: "combobox", "aria-expanded": "false", "aria-controls": "offers",
    "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false",
    oninput: typed, onkeydown: key, onpaste: paste,
  });
  list = el("ul", { id: "offers", role: "listbox", hidden: true });
  bar = el("div", { class: "command", hidden: true });
  box = el("div", { class: "box" }, bar, line, el("button", { type: "submit", class: "send primary" }, icon("send")));
  form.replaceChildren(list, box);
  form.onkeydown = (event) => { if (command && event.key === "Escape" && !event.defaultPrevented) stop(); };
  form.onsubmit = (event) => { event.preventDefault(); send(); };
  name();
}

export function name() {
  set(line, { placeholder: say("write"), "aria-label": say("write") });
  list.setAttribute("aria-label", say("commands"));
  box.querySelector(".send").setAttribute("aria-label", say("send"));
}

export function reset() {
  leave();
  line.value = "";
  fitted();
}

function fitted() {
  line.style.height = "auto";
  line.style.height = `${Math.min(line.scrollHeight, 160)}px`;
}

function paste(event) {
  const count = event.clipboardData.getData("text").length;
  if (count <= 2 * MOST) return;
  event.preventDefault();
  toast(say("pasteTooLong", { count: count.toLocaleString(), most: MOST.toLocaleString() }), { bad: true });
}

// Writing a line

async function typed() {
  fitted();
  const text = line.value;
  if (!text.startsWith("/")) {
    offer([]);
    return;
  }
  await ready();
  if (line.value !== text) return;
  const found = spelt(text);
  if (found && /\s$/.test(text) && found.command.options.some((option) => option.required)) {
    enter(found.command, valuesOf(found.command, found.rest));
    return;
  }
  const fitting = found && found.rest ? [found.command] : matching(text.slice(1));
  offer(fitting.slice(0, SHOWN).map((each) => ({ name: `/${each.name}`, about: each.about, value: each })), (each) => {
    const again = spelt(line.value);
    enter(each.value, again?.command === each.value ? valuesOf(each.value, again.rest) : {});
  });
}

function key(event) {
  if (event.isComposing) return;
  const enters = event.key === "Enter" && !event.shiftKey;
  if (!(enters && whole()) && walk(event)) return;
  if (enters) {
    event.preventDefault();
    send();
  }
}

// A command that is typed to its end is sent as it is; any other is filled in first.
function whole() {
  const found = spelt(line.value);
  return found && (found.rest || !found.command.options.some((option) => option.required));
}

// Up, down, Enter, Tab and Escape in the list of what is offered.
function walk(event) {
  if (!offers.length) return false;
  if (event.key === "ArrowDown") go(at + 1);
  else if (event.key === "ArrowUp") go(at - 1);
  else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && at >= 0) pick(offers[at]);
  else if (event.key === "Escape") offer([]);
  else return false;
  event.preventDefault();
  return true;
}

function go(to) {
  at = (to + offers.length) % offers.length;
  [...list.children].forEach((each, n) => each.setAttribute("aria-selected", String(n === at)));
  list.children[at].scrollIntoView({ block: "nearest" });
  current().setAttribute("aria-activedescendant", `offer-${at}`);
}

const current = () => (command && bar.contains(document.activeElement) ? document.activeElement : line);

function offer(found, then, note = "") {
  offers = found;
  pick = then;
  at = -1;
  list.replaceChildren(...found.map((each, n) => el("li", { role: "option", id: `offer-${n}`, onpointerdown: (event) => { event.preventDefault(); pick(each); } }, el("b", { text: each.name }), each.about ? el("span", { text: each.about }) : null)));
  if (!found.length && note) list.append(el("li", { class: "note", role: "option", "aria-disabled": "true", text: note }));
  list.hidden = !list.children.length;
  current().setAttribute("aria-expanded", String(!list.hidden));
  current().removeAttribute("aria-activedescendant");
  if (found.length) go(0);
}

// Filling in a command

function enter(chosen, values = {}) {
  command = chosen;
  fields = new Map();
  line.hidden = true;
  offer([]);
  bar.hidden = false;
  bar.replaceChildren(el("b", { class: "path", text: `/${chosen.name}` }), el("span", { class: "about", text: chosen.about }));
  for (const option of chosen.options) {
    if (option.required || option.name in values) field(option, values[option.name] ?? "");
  }
  more();
  const open = [...fields.values()].find((each) => !each.input.value) ?? [...fields.values()].at(-1);
  if (open) open.input.focus();
  else box.querySelector(".send").focus();
}

export function leave() {
  command = null;
  fields = new Map();
  clearTimeout(timer);
  bar.hidden = true;
  line.hidden = false;
  offer([]);
}

function field(option, value) {
  const input = el("input", {
    type: "text", role: "combobox", "aria-controls": "offers", "aria-expanded": "false", "aria-autocomplete": "list",
    autocomplete: "off", spellcheck: "false", size: 14, value, title: option.about, "aria-required": String(option.required),
    inputmode: option.type === 4 ? "numeric" : null, "data-option": option.name,
  });
  const entry = { option, input, value: null };
  fields.set(option.name, entry);
  const own = (fixed(option) ?? []).find(([label, each]) => [label.toLowerCase(), String(each)].includes(value.toLowerCase()));
  if (own) settle(entry, own);
  input.addEventListener("input", () => { entry.value = null; look(entry); });
  input.addEventListener("focus", () => look(entry, true));
  input.addEventListener("blur", () => { if (!list.matches(":hover")) offer([]); });
  input.addEventListener("paste", paste);
  input.addEventListener("keydown", (event) => keyIn(event, entry));
  bar.append(el("label", { class: "option" }, el("span", { text: option.label }), input));
}

function settle(entry, [label, value]) {
  entry.input.value = label;
  entry.value = value;
}

function keyIn(event, entry) {
  if (event.isComposing || walk(event)) return;
  const all = [...fields.values()];
  const place = all.indexOf(entry);
  if (event.key === "Enter") {
    event.preventDefault();
    send();
  } else if (event.key === "Escape") {
    event.preventDefault();
    stop();
  } else if (event.key === "Backspace" && !entry.input.value) {
    event.preventDefault();
    if (place > 0) all[place - 1].input.focus();
    else stop();
  }
}

function stop() {
  leave();
  line.focus();
}

// Buttons for the options that may be left out.
function more() {
  bar.querySelectorAll(".add").forEach((each) => each.remove());
  for (const option of command.options) {
    if (!fields.has(option.name)) {
      const add = () => { field(option, ""); more(); fields.get(option.name).input.focus(); };
      bar.append(el("button", { type: "button", class: "add", title: option.about, "aria-label": say("addOption", { name: option.label }), onclick: add }, `+ ${option.label}`));
    }
  }
}

function look(entry, atOnce = false) {
  clearTimeout(timer);
  asked += 1;
  const mine = asked;
  timer = setTimeout(async () => {
    const { option, input } = entry;
    const text = entry.value === null ? input.value : "";
    const found = await choices(command, option, text, given(entry)).catch(() => null);
    if (mine !== asked || document.activeElement !== input) return;
    const shown = (found ?? []).map(([label, value]) => ({ name: label, value }));
    offer(shown, (each) => {
      settle(entry, [each.name, each.value]);
      onwards();
    }, found ? say("nothingFits") : option.about);
    if (entry.value !== null) go(Math.max(0, shown.findIndex((each) => each.value === entry.value)));
  }, atOnce || !entry.option.autocomplete ? 0 : STILL);
}

// To the next needed option that is empty, or to sending.
function onwards() {
  offer([]);
  asked += 1;
  const open = [...fields.values()].find((each) => each.option.required && !each.input.value);
  if (open) open.input.focus();
}

function given(except = null) {
  const values = {};
  for (const entry of fields.values()) {
    if (entry !== except && entry.input.value) values[entry.option.name] = entry.value ?? entry.input.value;
  }
  return values;
}

// Sending

async function send() {
  if (!connected()) {
    toast(say("offlineSend"), { bad: true });
    return;
  }
  if (command) await sendCommand();
  else await sendLine();
}

async function sendLine() {
  const text = line.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    await ready();
    const found = spelt(text);
    if (!found) await noSuchCommand(text);
    else {
      enter(found.command, valuesOf(found.command, found.rest));
      if (!missing()) await sendCommand();
    }
    return;
  }
  if (text.length > MOST) {
    toast(say("tooLong", { most: MOST.toLocaleString(), count: text.length.toLocaleString() }), { bad: true });
    return;
  }
  line.value = "";
  fitted();
  if (!(await act("say", { channel: state.current, text })) && !line.value) line.value = text;
}

// The bot may know where a command of that name is now.
async function noSuchCommand(text) {
  const known = await ask("missing", { typed: text.slice(0, MOST) }).catch(() => ({ text: null }));
  toast(known.text ?? say("noCommand", { name: text.slice(0, 60) }), { bad: true });
}

function missing() {
  return [...fields.values()].find((each) => each.option.required && !each.input.value);
}

async function sendCommand() {
  const lacking = missing();
  const wrong = [...fields.values()].find((each) => each.input.value && each.value === null && fixed(each.option));
  if (lacking || wrong) {
    const { option, input } = lacking ?? wrong;
    toast(say(lacking ? "needed" : "notOffered", { name: option.label }), { bad: true });
    input.focus();
    return;
  }
  const { path } = command;
  const options = given();
  const held = { command, options };
  reset();
  line.focus();
  const done = await act("slash", { channel: state.current, path, options });
  if (!done && !command && !line.value) enter(held.command, held.options);
}
