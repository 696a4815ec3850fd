// The bar at the thumb: the reader's goods, the question, what is chosen, and the choices that have
// no place on the board.

import { dialog, el } from "/shared/dom.js";
import { branchActions, branchHead } from "./branch.js";
import { button, icon, inline, markdown, until } from "./elements.js";
import { hintPanel } from "./hints.js";
import { goTo } from "./history.js";
import { redraw } from "./redraw.js";
import { language, say } from "./words.js";

// Members that a group has on average if it gets a title.
const MEMBERS = 3;
// A question with more characters is smaller on a phone.
const LONG = 120;

/**
 * Draw the bar.
 *
 * @param {HTMLElement} bar
 * @param {import("./table.js").Table} table
 */
export function drawBar(bar, table) {
  const { turn } = table;
  redraw(bar,
    turn.branch ? branchHead(table) : null,
    own(turn),
    el("div", { class: "question", "data-key": "question", tabindex: "0" }, questions(turn)),
    el("div", { class: "answers" }, table.confirming ? confirmation(table) : [hintPanel(table), panel(table), choices(table)]),
    turn.branch ? branchActions(table) : actions(table));
}

function own(turn) {
  const me = turn.players.find((player) => player.you);
  if (!me) return null;
  return el("p", { class: "own" },
    el("span", { class: "token", style: { "--colour": me.rgb } }),
    el("span", { class: "goods", text: withoutName(me.goods, me) || me.name }),
    me.to_move && me.deadline ? el("span", { class: "due" }, icon("clock"), until(me.deadline)) : null);
}

function questions(turn) {
  const lines = turn.result_markdown ? [turn.result_markdown] : turn.asked_markdown;
  const kind = (line) => (line.length > LONG ? "mine long" : "mine");
  return lines.map((line, n) => el("p", n || !turn.your_turn ? {} : { class: kind(line), role: "heading", "aria-level": 2 }, inline(line)));
}

/** What a player owns, without their name in front. */
export const withoutName = (goods, { name }) => (goods.startsWith(name) ? goods.slice(name.length).replace(/^[:：]\s*/, "") : goods);

// What is chosen on the board, or only pointed at: what it does, and its rules card.
function panel(table) {
  const spot = table.spot();
  const { busy } = table;
  const reply = table.reply?.moves ? null : table.reply;
  if (!spot && !reply) return null;
  const card = reply?.card || spot?.card;
  const moves = spot ? table.choicesOf(spot) : [];
  const [only] = moves.length === 1 ? moves : [];
  const peek = table.chosen === null && spot;
  return el("section", { class: peek ? "panel peek" : "panel", id: spot ? "chosen" : null, "aria-live": "polite" },
    card ? cardButton(table.turn.game, card, reply?.card ? reply.card_title : spot.label) : null,
    el("div", { class: "meaning" },
      spot ? el("h2", { text: only ? only.title : moves.length ? say("which") : spot.label || spot.code }) : null,
      only?.effect ? el("p", { text: only.effect }) : null,
      reply ? el("div", { class: "message", role: "alert" }, markdown(reply.message_markdown)) : null,
      reply?.card && reply.card !== spot?.card ? el("p", { class: "small" }, say("card"), say("colon"), el("b", { text: reply.card_title })) : null),
    !peek && moves.length > 1 ? el("div", { class: "row" }, moves.map((choice) => choiceButton(table, choice, "", true))) : null,
    peek ? null : el("div", { class: "row end" },
      button({ key: "cancel", onclick: () => table.choose(null) }, say("cancel")),
      only
        ? button({ class: "primary", key: "go", busy, onclick: () => table.move(only.move) }, say("move"))
        : null));
}

/** A rules card, small; pressed it is shown as large as the window allows. */
function cardButton(game, id, label) {
  const address = `/c/${game}/${id}.${language()}.png?width=800`;
  const image = (size) => el("img", { class: size, src: address, alt: size === "large" ? label : "", width: 800, height: 509 });
  const small = image("small");
  const named = { "aria-label": say("card"), title: say("card") };
  const enlarge = () => showCard(label, image("large"));
  const open = button({ class: "card-button", key: "card", ...named, onclick: enlarge }, small);
  small.addEventListener("error", () => open.remove());
  return open;
}

export function showCard(label, image) {
  const made = dialog(label, { class: "lightbox" }, image);
  made.append(button({ class: "primary", onclick: () => made.close() }, say("close")));
}

function confirmation({ confirming, busy, chosen }) {
  return el("section", { class: "panel confirm", id: chosen === null ? null : "chosen", role: "alertdialog", "aria-label": say("confirm") },
    el("div", { class: "message" }, markdown(confirming.message)),
    el("div", { class: "row end" },
      button({ key: "no", onclick: confirming.cancel }, confirming.no),
      button(
        { class: "primary", key: "yes", "data-first": true, busy, onclick: confirming.go },
        confirming.yes)));
}

// Choices without a place on the board: by their part, amounts as a row, declining last.
function choices(table) {
  const { turn } = table;
  if (!turn.question) return null;
  const placeless = turn.question.choices.filter((choice) => choice.spots.length === 0);
  const arranged = Boolean(turn.picture?.handles?.length);
  const here = placeless.filter((choice) => !(arranged && choice.step));
  const amounts = here.filter((choice) => choice.number && !choice.declining);
  const declining = here.filter((choice) => choice.declining);
  const row = (kind, some) => some.length > 0 && el("div", { class: `row ${kind}`, role: "group" }, some.map((choice) => choiceButton(table, choice)));
  return [arranged ? arranging(table, placeless.filter((choice) => choice.step)) : null, ...named(table, here), row("amounts", amounts), row("last", declining)];
}

// How pieces on the board are arranged, and the same steps as a list.
function arranging(table, steps) {
  // The list may be replaced between the click and its event "toggle".
  const remember = () => { table.unfolded = !list.open; };
  const list = el("details", { open: table.unfolded }, el("summary", { text: say("arrange-list"), onclick: remember }), named(table, steps));
  return el("div", { class: "arranging" }, el("p", { id: "how", text: say("arrange-how") }), steps.length ? list : null);
}

// Few choices in many parts have the name of their part on the button, others below it as a title.
function named(table, here) {
  const groups = new Map();
  for (const choice of here.filter((each) => !each.number && !each.declining)) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  const all = [...groups.values()].flat();
  if (!all.length) return [];
  const scattered = groups.size > 1 && all.length < groups.size * MEMBERS;
  const made = (choice) => choiceButton(table, choice, scattered ? choice.group : "");
  const title = (text) => groups.size > 1 && !scattered && el("p", { class: "small group", text });
  return [el("div", { class: all.length > 1 ? "choices" : "row" }, [...groups].map(([text, members]) => [title(text), members.map(made)]))];
}

function choiceButton(table, choice, part = "", whole = false) {
  const busy = table.busy === choice.move;
  const effect = whole || !choice.number ? choice.effect : "";
  return button({
    class: choice.declining ? "choice declining" : "choice",
    key: choice.move,
    "data-move": choice.move,
    busy,
    onclick: () => table.move(choice.move),
  }, el("span", {}, el("b", { text: choice.title }), part || effect ? el("small", { text: [part, effect].filter(Boolean).join(" · ") }) : null));
}

// The way back in time, a hint, undo in the place where the move was made, and the way to another table.
function actions(table) {
  const { turn } = table;
  const named = { "aria-label": say("history"), title: say("history") };
  const back = { class: "quiet back-in-time", key: "history", onclick: () => goTo(table, "back") };
  const step = turn.history && button({ ...back, ...named }, icon("back"), icon("clock"));
  const undo = (turn.undo || table.drafts.length > 0) && table.chosen === null && !table.confirming
    && button(
      { class: "undo", key: "undo", busy: table.busy === "undo", onclick: () => table.undo() },
      icon("undo"), say("undo"));
  const hint = turn.may_hint && table.chosen === null && !table.confirming && !table.reply?.moves
    && button({ class: "hint", key: "hint", busy: table.busy === "hint", onclick: () => table.askForHint() }, icon("hint"), say("hint"));
  const next = table.next && el("a", { class: "button next", "data-key": "next", href: table.next.address, title: table.next.title }, say("next-table"));
  return step || hint || undo || next ? el("div", { class: "row actions" }, step, hint, el("span", { class: "fill" }), undo, next) : null;
}
