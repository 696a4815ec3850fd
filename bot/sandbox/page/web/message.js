// One message: who, when, what, and what can be pressed.

import { act } from "./act.js";
import { components, embed, files } from "./components.js";
import { moreButton, personName } from "./context_menu.js";
import { el, face, icon } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { state } from "./state.js";
import { written } from "./times.js";
import { say } from "./words.js";

const LOADING = 1 << 7, V2 = 1 << 15;
const THREAD_CREATED = 18, REPLY = 19;
const GALLERY = 12, THUMBNAIL = 11, FILE = 13;
export const dismissed = new Set();

export const born = (id) => Number((BigInt(id) >> 22n) + 1420070400000n) / 1000;

export function message(raw) {
  const person = state.people.get(raw.author.id) ?? { id: raw.author.id, name: raw.author.username, bot: raw.author.bot };
  const item = el("li", {
    id: `m${raw.id}`, class: raw.private ? "message private" : "message", tabindex: "-1",
    "data-author": person.id, "data-born": born(raw.id),
  });
  if (raw.type === THREAD_CREATED) return opened(item, raw, person);
  const head = el("p", { class: "head" }, face(person), personName(person), person.bot ? el("span", { class: "tag", text: say("bot") }) : null, written(born(raw.id)), note(raw));
  const doing = {
    press: (id) => act("press", { channel: raw.channel_id, message: raw.id, id }),
    choose: (id, values) => act("choose", { channel: raw.channel_id, message: raw.id, id, values }),
  };
  item.append(head, el("div", { class: "body" }, ...body(raw, person, doing)));
  if (!raw.private) item.append(moreButton(raw.id));
  // Judge by the current text: an edit notifies no one, but may ask another person.
  if (item.querySelector(".mention.mine")) item.classList.add("names-me");
  if (raw.private) item.append(onlyYou(raw, item));
  return item;
}

function note(raw) {
  const by = raw.interaction_metadata?.user;
  const replied = raw.type === REPLY && raw.referenced_message?.author.username;
  const words = [
    by && raw.interaction_metadata.type === 2 ? say("asked", { name: by.username }) : "",
    replied ? say("replyTo", { name: replied }) : "",
    raw.edited_timestamp ? `(${say("edited")})` : "",
  ].filter(Boolean);
  return words.length ? el("span", { class: "note", text: words.join(" · ") }) : null;
}

function body(raw, person, doing) {
  if (raw.flags & LOADING) return [el("p", { class: "thinking", text: say("thinking", { name: person.name }) })];
  const made = [];
  if (raw.content) made.push(el("div", { class: "text" }, markdown(raw.content)));
  made.push(...raw.embeds.map(embed));
  if (!(raw.flags & V2)) made.push(...files(raw.attachments));
  made.push(...components(raw.components, doing));
  if (raw.thread) made.push(el("p", { class: "into" }, icon("thread"), link(`https://discord.com/channels/0/${raw.thread.id}`, raw.thread.name)));
  return made;
}

function opened(item, raw, person) {
  const found = [...state.channels.values()].find((each) => each.parent === raw.channel_id && each.name === raw.content);
  const name = found ? el("a", { href: `#${found.id}`, text: raw.content }) : raw.content;
  item.classList.add("system");
  item.append(el("p", { class: "head" }, icon("thread"), say("openedThread", { name: person.name }), ": ", name, written(born(raw.id))));
  return item;
}

function onlyYou(raw, item) {
  const hide = () => { dismissed.add(raw.id); item.remove(); };
  return el("p", { class: "only-you" }, icon("eye"), say("onlyYou"), " · ", el("button", { type: "button", class: "plain", onclick: hide }, say("dismiss")));
}

// The first words of a message, for the screen reader.
export function gist(raw) {
  const texts = [raw.content];
  const walk = (list) => {
    for (const each of list ?? []) {
      if (each.content) texts.push(each.content);
      walk(each.components);
    }
  };
  walk(raw.components);
  const plain = markdown(texts.filter(Boolean).join("\n")).map((each) => each.textContent).join(" ");
  return `${raw.author.username}: ${plain}`;
}

export function hasPicture(raw) {
  const walk = (list) => (list ?? []).some((each) => [GALLERY, THUMBNAIL, FILE].includes(each.type) || walk(each.components));
  return raw.attachments.length > 0 || walk(raw.components);
}
