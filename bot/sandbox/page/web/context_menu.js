// The menus of a message and of a person, with the bot's own commands: by a right click or a long
// press, or with the buttons on them.

import { act } from "./act.js";
import { el } from "./dom.js";
import { menuOf } from "./slash.js";
import { state } from "./state.js";
import { say } from "./words.js";

const EDGE = 8;
// Elements whose native menu is useful.
const NATIVE_MENU = "a, input, textarea, img";

let opened = null;

export function closeContextMenu() {
  opened?.hidePopover();
}

// Open a menu at a point of the window; `kind` is `person` or `message`. Without commands, none.
function open(kind, id, title, [x, y]) {
  closeContextMenu();
  const commands = menuOf(kind);
  if (!commands.length) return false;
  const back = document.activeElement;
  const items = commands.map(({ name, label }) => el("button", { type: "button", role: "menuitem", tabindex: "-1", "data-command": name, onclick: () => {
    closeContextMenu();
    act("context menu", { channel: state.current, name, [kind]: id });
  } }, label));
  const menu = el("div", { class: "context-menu", role: "menu", popover: "auto", "aria-label": title }, el("p", { class: "sheet-title", "aria-hidden": "true", text: title }), items);
  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    if (event.key === "Tab") closeContextMenu();
    else if (event.key in moves) items.at(moves[event.key] % items.length).focus();
    else return;
    event.preventDefault();
  });
  menu.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") return;
    menu.remove();
    if (opened !== menu) return;
    opened = null;
    if (back.isConnected && [document.body, null].includes(document.activeElement)) back.focus({ preventScroll: true });
  });
  document.body.append(menu);
  opened = menu;
  menu.showPopover();
  const { offsetWidth: width, offsetHeight: height } = menu;
  menu.style.setProperty("left", `${Math.max(EDGE, Math.min(x, innerWidth - width - EDGE))}px`);
  menu.style.setProperty("top", `${Math.max(EDGE, Math.min(y, innerHeight - height - EDGE))}px`);
  items[0].focus();
  return true;
}

const below = (button) => {
  const { left, bottom } = button.getBoundingClientRect();
  return [left, bottom + 4];
};

// The name of a person, which opens their menu.
export function personName(person) {
  const title = say("menuOf", { name: person.name });
  return el("button", { type: "button", class: "name", "data-person": person.id, "aria-haspopup": "menu", title, onclick: ({ currentTarget }) => open("person", person.id, person.name, below(currentTarget)) }, person.name);
}

// The button that opens the menu of a message.
export function moreButton(id) {
  return el("button", { type: "button", class: "quiet more-of-message", "aria-haspopup": "menu", "aria-label": say("messageMenu"), title: say("messageMenu"), onclick: ({ currentTarget }) => open("message", id, say("messageMenu"), below(currentTarget)) }, "⋯");
}

// Open the menu on a right click, a long press or the menu key.
export function listen(part) {
  part.addEventListener("contextmenu", (event) => {
    const person = event.target.closest("[data-person]");
    const message = event.target.closest(".message:has(> .more-of-message)");
    if (!person && (!message || event.target.closest(NATIVE_MENU) || String(getSelection()))) return;
    const at = event.clientX || event.clientY ? [event.clientX, event.clientY] : below(event.target);
    const shown = person
      ? open("person", person.dataset.person, state.people.get(person.dataset.person)?.name ?? person.textContent, at)
      : open("message", message.id.slice(1), say("messageMenu"), at);
    if (shown) event.preventDefault();
  });
}
