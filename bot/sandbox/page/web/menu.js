// A menu of a message: a button that opens a list with what each choice does.

import { el, icon } from "./dom.js";
import { state } from "./state.js";
import { say } from "./words.js";

const STRING = 3;

function offered(raw) {
  if (raw.type === STRING) return raw.options;
  const lists = {
    5: [...state.people.values()],
    6: [],
    7: [...state.people.values()],
    8: [...state.channels.values()],
  };
  return lists[raw.type].map((each) => ({ label: each.name, value: each.id, description: "" }));
}

let open = null;

export function closeMenu() {
  if (open) open();
}

// `chosen` is given the values.
export function menu(raw, chosen) {
  const options = offered(raw);
  const low = raw.min_values ?? 1;
  const high = raw.max_values ?? 1;
  const title = raw.placeholder || say("choose");
  const preset = options.filter((option) => option.default).map((option) => option.label);
  const button = el(
    "button",
    { type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: raw.disabled, "data-id": raw.custom_id },
    el("span", { text: preset.join(", ") || title }),
    icon("down"),
  );
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-expanded") === "true") closeMenu();
    else show(button, { options, low, high, title, chosen });
  });
  return button;
}

function show(button, { options, low, high, title, chosen }) {
  closeMenu();
  const many = high > 1;
  const picked = new Set(options.filter((option) => option.default).map((option) => option.value));
  const box = el("div", { class: "options", role: "listbox", tabindex: "-1", "aria-label": title, "aria-multiselectable": many ? "true" : null });
  const items = options.map((option, n) => item(option, n, picked.has(option.value)));
  box.append(...items);
  const panel = el("div", { class: "sheet" }, el("p", { class: "sheet-title" }, title, many ? ` (${say("chooseUpTo", { low, high })})` : ""), box);
  const veil = el("div", { class: "veil" }, panel);
  let at = Math.max(0, options.findIndex((option) => picked.has(option.value)));
  let typed = "";

  const send = (values) => { close(true); chosen(values); };
  if (many) {
    panel.append(el("button", { type: "button", class: "primary", onclick: () => { if (picked.size >= low && picked.size <= high) send([...picked]); } }, say("choose")));
  }

  function go(to) {
    at = (to + items.length) % items.length;
    items.forEach((each, n) => each.classList.toggle("at", n === at));
    box.setAttribute("aria-activedescendant", items[at]?.id ?? "");
    items[at]?.scrollIntoView({ block: "nearest" });
  }
  function pick(n) {
    const value = options[n].value;
    if (!many) return send([value]);
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < high) picked.add(value);
    items[n].setAttribute("aria-selected", String(picked.has(value)));
    return go(n);
  }
  function close(back) {
    if (open !== close) return;
    open = null;
    veil.remove();
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside);
    if (back) button.focus();
  }
  function outside(event) {
    if (!veil.contains(event.target) && !button.contains(event.target)) close(false);
  }
  // A tap beside a sheet closes it, and presses nothing that was under the veil.
  veil.addEventListener("click", ({ target }) => { if (target === veil) close(false); });

  items.forEach((each, n) => {
    each.addEventListener("click", () => pick(n));
    each.addEventListener("pointermove", () => go(n));
  });
  box.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1, PageDown: Math.min(at + 8, items.length - 1), PageUp: Math.max(at - 8, 0) };
    if (event.key in moves) go(moves[event.key]);
    else if (event.key === "Enter" || (event.key === " " && !typed)) pick(at);
    else if (event.key === "Escape" || event.key === "Tab") close(true);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      typed += event.key.toLowerCase();
      clearTimeout(box.timer);
      box.timer = setTimeout(() => { typed = ""; }, 700);
      const found = options.findIndex((option) => option.label.toLowerCase().startsWith(typed));
      const inside = options.findIndex((option) => option.label.toLowerCase().includes(typed));
      if (found >= 0 || inside >= 0) go(found >= 0 ? found : inside);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  open = close;
  button.setAttribute("aria-expanded", "true");
  button.after(veil);
  document.addEventListener("pointerdown", outside);
  const below = window.innerHeight - button.getBoundingClientRect().bottom;
  panel.classList.toggle("up", below < 320 && button.getBoundingClientRect().top > below);
  box.focus({ preventScroll: true });
  go(at);
}

let count = 0;

function item(option, n, selected) {
  count += 1;
  return el(
    "div",
    { role: "option", id: `option-${count}`, "aria-selected": String(selected), "data-value": option.value },
    option.emoji ? el("span", { class: "emoji", text: option.emoji.name }) : null,
    el("span", { class: "option-text" }, el("b", { text: option.label }), option.description ? el("small", { text: option.description }) : null),
  );
}
