// The messages of the channel that is open, as they come, change and go.

import { closeContextMenu } from "./context_menu.js";
import { el, set } from "./dom.js";
import { ask } from "./link.js";
import { dismissed, gist, hasPicture, message } from "./message.js";
import { closeMenu } from "./menu.js";
import { here, state } from "./state.js";
import { complain, tellAloud } from "./toast.js";
import { say } from "./words.js";

const TOGETHER = 420;
const DECODING = 600;
const JUST_NOW = 5000;

let list = null;
let earlier = null;
let raws = new Map();
const stream = () => document.querySelector("#stream");

// Whether the latest message is what is being looked at, or what was asked for just now.
function near() {
  if (Date.now() - state.acted < JUST_NOW) return true;
  const last = list.lastElementChild?.getBoundingClientRect();
  return !last || last.top < stream().getBoundingClientRect().bottom + 80;
}

// A notice or a longer text in the box takes room from the messages: the latest stay in view.
let height = 0;
new ResizeObserver(() => {
  const before = height;
  height = stream().clientHeight;
  if (before && height) stream().scrollTop += before - height;
}).observe(stream());

export async function open(channel, at = null) {
  closeMenu();
  closeContextMenu();
  state.current = channel;
  raws = new Map();
  list = el("ol", { id: "messages" });
  set(stream(), { role: "log", "aria-live": "off", "aria-label": say("messages", { name: here()?.name ?? "" }) });
  earlier = el("button", { type: "button", class: "earlier", hidden: true, onclick: before }, say("earlier"));
  stream().replaceChildren(earlier, list);
  let found;
  try {
    found = await ask("look", { channel });
  } catch (error) {
    if (error.kind !== "offline") complain(error);
    return;
  }
  if (state.current !== channel) return;
  for (const raw of found.messages) put(raw, { quiet: true });
  earlier.hidden = !found.more;
  empty();
  const wanted = at && document.getElementById(`m${at}`);
  if (wanted) goTo(wanted);
  else down();
}

export function goTo(item) {
  item.scrollIntoView({ block: "start" });
  item.focus({ preventScroll: true });
  item.classList.add("found");
}

async function before() {
  const first = list.querySelector(".message");
  const held = stream().scrollHeight - stream().scrollTop;
  const found = await ask("look", { channel: state.current, before: first.id.slice(1) }).catch(complain);
  if (!found) return;
  for (const raw of found.messages) put(raw, { quiet: true });
  earlier.hidden = !found.more;
  stream().scrollTop = stream().scrollHeight - held;
}

function empty() {
  const note = list.querySelector(".nothing");
  const bare = !list.querySelector(".message");
  if (bare && !note) list.append(el("li", { class: "nothing", text: say("empty") }));
  if (!bare) note?.remove();
}

function down() {
  const last = list.lastElementChild;
  if (!last) return;
  const tall = last.offsetHeight > stream().clientHeight;
  if (tall) last.scrollIntoView({ block: "start" });
  else stream().scrollTop = stream().scrollHeight;
}

// A message that is new or has changed.
export async function put(raw, { quiet = false } = {}) {
  if (raw.channel_id !== state.current || dismissed.has(raw.id)) return;
  const old = document.getElementById(`m${raw.id}`);
  raws.set(raw.id, raw);
  const made = message(raw);
  if (old) {
    await decoded(made, raw);
    if (raws.get(raw.id) !== raw || !old.isConnected) return;
    replace(old, made);
  } else {
    const follow = !quiet && near();
    insert(made, raw);
    if (follow) down();
    if (follow && hasPicture(raw)) decoded(made, raw).then(down);
    if (!quiet) tellAloud(gist(raw));
  }
  group(made);
  empty();
}

function replace(old, made) {
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  const shown = [...old.querySelectorAll("details")].map((each) => each.open);
  const follow = near();
  if (old.contains(document.activeElement)) closeMenu();
  old.replaceWith(made);
  made.querySelectorAll("details").forEach((each, n) => { each.open = shown[n] ?? false; });
  if (focused) (made.querySelector(`[data-id="${CSS.escape(focused)}"]`) ?? made).focus({ preventScroll: true });
  if (follow && made === list.lastElementChild) down();
}

// Pictures are there when the message is shown, so that nothing flickers.
function decoded(made, raw) {
  if (!hasPicture(raw)) return Promise.resolve();
  const images = [...made.querySelectorAll("img:not(.face)")];
  for (const image of images) image.loading = "eager";
  const all = Promise.allSettled(images.map((image) => image.decode()));
  return Promise.race([all, new Promise((done) => setTimeout(done, DECODING))]);
}

function insert(made, raw) {
  const after = [...list.querySelectorAll(".message")].findLast((each) => BigInt(each.id.slice(1)) < BigInt(raw.id));
  if (after) after.after(made);
  else list.prepend(made);
}

// Messages of one author in a row have one head.
function group(made) {
  for (const each of [made, made.nextElementSibling]) {
    const before = each?.previousElementSibling;
    if (!each?.dataset.author) continue;
    const same = before?.dataset.author === each.dataset.author && each.dataset.born - before.dataset.born < TOGETHER;
    const plain = (one) => !one.matches(".private, .system") && !one.querySelector(".note");
    each.classList.toggle("more", Boolean(same && plain(each) && plain(before)));
  }
}

export function gone({ channel, message: id }) {
  if (channel !== state.current) return;
  raws.delete(id);
  document.getElementById(`m${id}`)?.remove();
  empty();
}

// Names, languages or zones have changed: what is shown is made again.
export function again() {
  for (const raw of raws.values()) put(raw, { quiet: true });
}
