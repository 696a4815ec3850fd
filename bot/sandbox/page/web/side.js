// The list of channels: tables, their threads, the direct messages with the bot.

import { dialog, el, icon } from "./dom.js";
import { ask } from "./link.js";
import { state } from "./state.js";
import { complain } from "./toast.js";
import { say } from "./words.js";

const TEXT = 0, DIRECT = 1;

export function draw() {
  const side = document.querySelector("#side");
  const all = [...state.channels.values()];
  const guild = all.find((each) => each.guild)?.guild.name ?? "";
  const focused = side.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  side.setAttribute("aria-label", say("channels"));
  side.replaceChildren(
    el("a", { class: "brand", href: "#home" }, el("img", { src: "/shared/seal.svg", alt: "" }), el("span", {}, el("b", { text: "Seneschal" }), el("small", { text: guild }))),
    el("a", { class: "line", href: "#home", "aria-current": state.current === null ? "page" : null }, icon("home"), say("home")),
    el("h2", {}, say("channels"), state.guest ? null : el("button", { type: "button", class: "quiet", "aria-label": say("newChannel"), title: say("newChannel"), onclick: add }, icon("plus"))),
    el("ul", {}, all.filter((each) => each.type === TEXT).map((each) => [item(each, "hash"), ...threads(all, each)])),
  );
  const direct = all.filter((each) => each.type === DIRECT);
  if (direct.length) side.append(el("h2", {}, say("direct")), el("ul", {}, direct.map((each) => item(each, "letter"))));
  if (focused) side.querySelector(`[href="${focused}"]`)?.focus();
}

function threads(all, parent) {
  const below = all.filter((each) => each.parent === parent.id);
  return below.sort((a, b) => a.archived - b.archived).map((each) => item(each, "thread"));
}

function item(channel, glyph) {
  const news = state.unread.get(channel.id);
  const about = [channel.archived ? say("archived") : "", news ? say(news.mine ? "named" : "unread") : ""].filter(Boolean).join(", ");
  return el("li", { class: channel.parent ? "below" : null },
    el("a", {
      class: news ? "line news" : "line", href: `#${channel.id}`, title: channel.name,
      "aria-current": state.current === channel.id ? "page" : null,
    }, icon(glyph), el("span", { class: "cut", text: channel.name }), about ? el("span", { class: "unseen", text: `, ${about}` }) : null,
    news ? el("span", { class: news.mine ? "mark mine" : "mark", "aria-hidden": "true", text: news.mine ? String(news.mine) : "" }) : null,
    channel.archived ? el("small", { "aria-hidden": "true", text: say("archived") }) : null));
}

function add() {
  const name = el("input", { type: "text", maxlength: 100, required: true });
  const body = el("form", { method: "dialog" }, el("h2", { text: say("newChannel") }), el("label", {}, el("span", { text: say("newChannelName") }), name),
    el("div", { class: "row end" }, el("button", { type: "button", onclick: () => made.close() }, say("cancel")), el("button", { type: "submit", class: "primary" }, say("save"))));
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const { channel } = await ask("channel", { name: name.value });
      made.close();
      location.hash = `#${channel}`;
    } catch (error) {
      complain(error);
    }
  });
  const made = dialog(say("newChannel"), { class: "form" }, body);
  name.focus();
}

// Something new where nobody is looking.
export function news(raw) {
  if (raw.channel_id === state.current || raw.author.id === state.me) return;
  const before = state.unread.get(raw.channel_id) ?? { mine: 0 };
  const mine = raw.mentions?.some((each) => each.id === state.me) ? 1 : 0;
  state.unread.set(raw.channel_id, { mine: before.mine + mine });
  draw();
}
