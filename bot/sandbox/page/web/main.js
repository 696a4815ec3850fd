// The page: what is heard from the sandbox goes to its parts, and the address says what is open.

import { theme } from "/shared/theme.js";
import * as clock from "./clock.js";
import * as composer from "./composer.js";
import * as contextMenu from "./context_menu.js";
import * as drawer from "./drawer.js";
import * as people from "./people.js";
import * as side from "./side.js";
import * as slash from "./slash.js";
import * as stream from "./stream.js";
import * as welcome from "./welcome.js";
import { el, icon } from "./dom.js";
import { ask, connect, connected, hear } from "./link.js";
import { here, me, setPeople, state } from "./state.js";
import { tick } from "./times.js";
import { clearErrors, complain, toast } from "./toast.js";
import { say, speak } from "./words.js";

const HOME = "home";
const $ = (selector) => document.querySelector(selector);
const asked = new URLSearchParams(location.search);
let lost = false;
const guessed = !asked.has("as") && !sessionStorage.getItem("me") && localStorage.getItem("me") !== null;
let fresh = true;
let settled = false;

function top() {
  const held = $("#top").contains(document.activeElement) ? document.activeElement.className : null;
  const channel = here();
  const menu = el("button", { type: "button", class: "quiet menu-open", "aria-label": say("openMenu"), "aria-expanded": "false", "aria-controls": "side", onclick: toggleSide }, icon("menu"));
  const lights = el("button", { type: "button", class: "quiet lights", title: `${say("theme")}: ${say(theme())}`, "aria-label": `${say("theme")}: ${say(theme())}` }, icon("moon"));
  lights.addEventListener("click", () => { toast(`${say("theme")}: ${say(theme(true))}`); top(); });
  $("#top").replaceChildren(menu, el("h1", { class: "cut", text: channel ? channel.name : say("home") }), el("span", { class: "fill" }),
    ...(state.guest ? [] : [clock.button()]), lights, ...(state.guest ? [] : [drawer.button()]), people.button());
  document.title = channel ? `${channel.name} · Seneschal` : "Seneschal";
  if (held) $(`#top [class="${held}"]`)?.focus();
  tick();
}

function toggleSide() {
  const open = !document.body.classList.contains("side-open");
  document.body.classList.toggle("side-open", open);
  $(".menu-open").setAttribute("aria-expanded", String(open));
  if (open) $("#side .line").focus();
}

// What the address says is what is shown.
async function route() {
  document.body.classList.remove("side-open");
  const [channel, message] = location.hash.slice(1).split("/");
  const known = state.channels.has(channel);
  const same = known && state.current === channel;
  if (known) state.unread.delete(channel);
  if (!same) clearErrors();
  state.current = known ? channel : null;
  $("#home").hidden = known;
  $("#stream").hidden = !known;
  $("#composer").hidden = !known;
  top();
  side.draw();
  if (!known) {
    await welcome.draw();
    return;
  }
  const item = message && document.getElementById(`m${message}`);
  if (same && item) stream.goTo(item);
  else {
    composer.reset();
    await stream.open(channel, message);
    await slash.refresh();
  }
  if (matchMedia("(hover: hover)").matches) $("#say").focus();
}

// A tab remembers who it was, over a restart of the sandbox too; a link may say who it is for. A
// new tab is the person chosen last in this browser, and says so.
function somebodyElse(frame) {
  const wanted = state.me ?? asked.get("as") ?? sessionStorage.getItem("me") ?? localStorage.getItem("me");
  const known = frame.people.some((person) => person.id === wanted && !person.bot);
  const other = fresh && known && !frame.guest && wanted !== frame.me;
  fresh = false;
  return other ? wanted : null;
}

async function arrived(frame) {
  const wanted = somebodyElse(frame);
  if (wanted) {
    sessionStorage.setItem("me", wanted);
    ask("be", { person: wanted }).catch(complain);
    return;
  }
  const same = state.me === frame.me;
  if (!same) clearErrors();
  if (!same || frame.run !== state.run) state.unread.clear();
  Object.assign(state, { me: frame.me, bot: frame.bot, guest: frame.guest, run: frame.run });
  setPeople(frame.people);
  state.channels = new Map(frame.channels.map((channel) => [channel.id, channel]));
  clock.set(frame.now);
  if (!settled) settle();
  speak(me().locale);
  if (lost) toast(say("back"));
  lost = false;
  $("#banner").hidden = true;
  composer.name();
  if (asked.size) history.replaceState(null, "", `/#${asked.get("channel") ?? location.hash.slice(1)}`);
  if (same && state.current && state.channels.has(state.current)) {
    top();
    side.draw();
    await stream.open(state.current);
    await slash.refresh();
  } else await route();
}

// The first time, now that it is known who sits here: their Discord is set up like this browser.
function settle() {
  settled = true;
  sessionStorage.setItem("me", state.me);
  speak(me().locale);
  if (guessed && !state.guest) toast(say("youAre", { name: me().name }));
  ask("arrive", { locale: navigator.language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }).catch(complain);
}

function offline() {
  $("#banner").textContent = say("offline");
  $("#banner").hidden = false;
  lost = state.me !== null;
  fresh = true;
}

function renamed(frame) {
  setPeople(frame.people);
  const before = document.documentElement.lang;
  speak(me().locale);
  if (before !== document.documentElement.lang) {
    composer.name();
    route();
  }
  top();
  side.draw();
  stream.again();
}

const HEARD = {
  hello: arrived,
  offline,
  people: renamed,
  message: ({ message }) => {
    side.news(message);
    stream.put(message);
    follow(message);
    if (message.author.id === state.bot) later(drawer.refresh);
  },
  "message gone": stream.gone,
  channel: ({ channel }) => {
    const known = state.channels.has(channel.id);
    state.channels.set(channel.id, channel);
    if (!known && channel.parent) state.opened = channel.id;
    side.draw();
    if (!known && location.hash.slice(1) === channel.id) route();
  },
  "channel gone": ({ channel }) => {
    state.channels.delete(channel);
    if (state.current === channel) location.hash = `#${HOME}`;
    side.draw();
  },
  clock: ({ now }) => clock.set(now),
  refused: ({ request }) => drawer.refused(request),
};

// A thread that was opened for what one has done, as a private answer says, is where to go next.
function follow(message) {
  if (!message.private || state.opened === null || !JSON.stringify(message).includes(`<#${state.opened}>`)) return;
  location.hash = `#${state.opened}`;
  state.opened = null;
}

let soon = 0;
function later(act) {
  clearTimeout(soon);
  soon = setTimeout(() => { if (connected()) act(); }, 300);
}

theme();
composer.make($("#composer"));
contextMenu.listen($("#stream"));
hear((frame) => HEARD[frame.t]?.(frame));
window.addEventListener("hashchange", route);
// A link to where one is already leads there again: one may have scrolled far away.
document.addEventListener("click", ({ target }) => {
  const link = target.closest("a");
  if (link?.hash && link.href === location.href) route();
});
document.addEventListener("click", (event) => {
  if (document.body.classList.contains("side-open") && !event.target.closest("#side, .menu-open")) toggleSide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("side-open")) toggleSide();
});
setInterval(tick, 1000);
connect();
