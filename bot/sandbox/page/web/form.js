// A modal: the form a bot opens.

import { dialog, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { state } from "./state.js";
import { reason } from "./toast.js";
import { say } from "./words.js";

const ROW = 1, INPUT = 4, TEXT = 10, LABEL = 18, RADIOS = 21, CHECKBOXES = 22;

// `submit(fields)` sends it; what was filled in stays where that fails.
export function form(modal, submit) {
  const fields = [];
  const body = modal.components.map((raw) => part(raw, fields));
  const wrong = el("p", { class: "wrong", role: "alert", hidden: true });
  const send = el("button", { type: "submit", class: "primary" }, say("send"));
  const cancel = el("button", { type: "button", onclick: () => made.close() }, say("cancel"));
  const inside = el("form", { method: "dialog" }, el("h2", { text: modal.title }), body, wrong, el("div", { class: "row end" }, cancel, send));
  inside.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.setAttribute("aria-busy", "true");
    try {
      await submit(Object.fromEntries(fields.map(({ id, read }) => [id, read()])));
      made.close();
    } catch (error) {
      wrong.textContent = reason(error);
      wrong.hidden = false;
    }
    send.removeAttribute("aria-busy");
  });
  const made = dialog(modal.title, { class: "form" }, inside);
  inside.querySelector("input, textarea, select")?.focus();
}

function part(raw, fields) {
  if (raw.type === ROW) return raw.components.map((inner) => labelled(inner, inner.label, "", fields));
  if (raw.type === TEXT) return el("div", { class: "text" }, markdown(raw.content));
  if (raw.type === LABEL) return labelled(raw.component, raw.label, raw.description, fields);
  return null;
}

function labelled(raw, label, about, fields) {
  if ([RADIOS, CHECKBOXES].includes(raw.type)) return group(raw, label, about, fields);
  const control = raw.type === INPUT ? input(raw) : select(raw);
  control.dataset.field = raw.custom_id;
  const read = raw.type === INPUT
    ? () => control.value
    : () => [...control.selectedOptions].map((option) => option.value).filter(Boolean);
  fields.push({ id: raw.custom_id, read });
  const optional = raw.required === false ? ` (${say("optional")})` : "";
  return el("label", {}, el("span", { text: `${label}${optional}` }), about ? el("small", { text: about }) : null, control);
}

// Radio buttons or checkboxes, each with its own label.
function group(raw, label, about, fields) {
  const boxes = raw.options.map((each) => el("input", {
    type: raw.type === RADIOS ? "radio" : "checkbox", name: raw.custom_id, value: each.value, checked: each.default,
    required: raw.type === RADIOS && raw.required !== false,
  }));
  const lines = raw.options.map((each, i) => el("label", { class: "tick" }, boxes[i],
    el("span", { text: each.label }), each.description ? el("small", { text: each.description }) : null));
  fields.push({ id: raw.custom_id, read: () => boxes.filter((box) => box.checked).map((box) => box.value) });
  return el("fieldset", { "data-field": raw.custom_id }, el("legend", { text: label }), about ? el("small", { text: about }) : null, lines);
}

function input(raw) {
  const common = {
    placeholder: raw.placeholder, required: raw.required !== false,
    minlength: raw.min_length, maxlength: raw.max_length ?? 4000, value: raw.value ?? "",
  };
  return raw.style === 2 ? el("textarea", { rows: 5, ...common }) : el("input", { type: "text", autocomplete: "off", ...common });
}

function select(raw) {
  const things = { 5: state.people, 8: state.channels };
  const options = raw.options ?? [...(things[raw.type]?.values() ?? [])].map((each) => ({ label: each.name, value: each.id }));
  const many = (raw.max_values ?? 1) > 1;
  const none = many || raw.required !== false ? [] : [el("option", { value: "", text: "–" })];
  const made = options.map((each) => el("option", { value: each.value, selected: each.default, text: each.description ? `${each.label} · ${each.description}` : each.label }));
  return el("select", { multiple: many, required: raw.required !== false }, none, made);
}
