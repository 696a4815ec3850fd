// Discord's Markdown as elements, with the names and places that this page knows.

import { reader } from "/shared/markdown.js";
import { el } from "./dom.js";
import { say } from "./words.js";
import { state } from "./state.js";
import { time } from "./times.js";

const MESSAGE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

export const { inline, markdown } = reader([
  [/^<t:(-?\d{1,12})(?::([tTdDfFsSR]))?>/, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<#(\d+)>/, (m) => place(m[1])],
  [/^<@&(\d+)>/, () => el("span", { class: "mention", text: "@role" })],
  [/^<\/([^:>]+):\d+>/, (m) => el("span", { class: "mention", text: `/${m[1]}` })],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(inline(m[1]))],
], link);

export function link(url, children) {
  const found = MESSAGE.exec(url);
  if (found && state.channels.has(found[1])) {
    const own = children === url ? `#${state.channels.get(found[1]).name}` : children;
    return el("a", { href: `#${found[1]}${found[2] ? `/${found[2]}` : ""}` }, own);
  }
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

function mention(id) {
  const name = state.people.get(id)?.name ?? id;
  return el("span", { class: id === state.me ? "mention mine" : "mention", "data-person": state.people.has(id) ? id : null, text: `@${name}` });
}

function place(id) {
  const channel = state.channels.get(id);
  return channel ? el("a", { class: "mention", href: `#${id}`, text: `#${channel.name}` }) : `#${id}`;
}

function spoiler(children) {
  const open = (event) => {
    const shown = event.currentTarget;
    shown.classList.add("open");
    shown.removeAttribute("aria-label");
  };
  const button = el("button", { type: "button", class: "spoiler", "aria-label": say("spoiler"), onclick: open });
  button.append(el("span", {}, children));
  return button;
}
