// The players, what they own and the clocks of those who must move; votes; the reader's own hand.

import { el } from "/shared/dom.js";
import { withoutName } from "./bar.js";
import { button, duration, icon, inline, markdown, until } from "./elements.js";
import { redraw } from "./redraw.js";
import { say } from "./words.js";

export function drawPlayers(part, table) {
  const { turn } = table;
  redraw(part,
    turn.votes.map((vote) => voteCard(vote, table)),
    turn.recap_markdown ? recap(turn) : null,
    turn.plans.length ? planCard(table) : null,
    turn.hand_markdown ? el("section", { class: "card hand" }, markdown(turn.hand_markdown)) : null,
    el("section", { class: "card", "aria-label": say("players") },
      el("h2", { text: say("players") }),
      el("ul", { class: "players" }, turn.players.map(playerLine)),
      table.spectators ? el("p", { class: "small spectators", text: say("spectators") + say("colon") + table.spectators }) : null));
}

function recap({ viewer, recap_markdown: text }) {
  const label = viewer.seat === null ? null : say("recap");
  return el("section", { class: "card recap", "aria-label": label }, markdown(text));
}

function playerLine(player) {
  const notes = [
    player.computer && say(`computer-${player.computer}`),
    player.empty && say("empty-seat"),
    player.substitute && say("substitute") + say("colon") + player.substitute,
    player.won && say("won"),
  ].filter(Boolean);
  return el("li", { class: player.to_move ? "player to-move" : "player" },
    el("span", { class: "token", style: { "--colour": player.rgb } }),
    el("div", {},
      el("b", { text: player.name }), player.you ? el("small", { text: say("you") }) : null,
      notes.length ? el("small", { text: ` · ${notes.join(" · ")}` }) : null,
      player.goods ? el("p", { class: "small", text: withoutName(player.goods, player) }) : null,
      player.to_move ? clock(player) : null));
}

function clock(player) {
  return el("p", { class: "small clock" },
    el("strong", { text: say("to-move") }),
    player.deadline ? [" · ", icon("clock"), until(player.deadline)] : null,
    player.bank_s ? ` · ${say("bank")} ${duration(player.bank_s)}` : null,
    player.away ? [` · ${say("away")} `, until(player.away)] : null);
}

function planCard(table) {
  const line = ({ id, markdown: text, stopped }) => {
    const key = `plan${id}`;
    return el("li", { class: stopped ? "plan stopped" : "plan" },
      el("div", {}, markdown(text)),
      button(
        { class: "word", key, busy: table.busy === key, onclick: () => table.cancelPlan(id, key) },
        say(stopped ? "plan-clear" : "plan-cancel")));
  };
  return el("section", { class: "card plans", "aria-label": say("plans") },
    el("h2", { text: say("plans") }), el("ul", {}, table.turn.plans.map(line)));
}

function voteCard(vote, table) {
  const { turn } = table;
  const names = vote.waiting.map((seat) => turn.players[seat]?.name).join(", ");
  return el("section", { class: "card vote" },
    el("h2", { text: say("vote") }),
    markdown(vote.question_markdown),
    vote.lines_markdown.length ? el("ul", {}, vote.lines_markdown.map((line) => el("li", {}, inline(line)))) : null,
    names ? el("p", { class: "small" }, `${say("waiting-for")} ${names}`) : null,
    vote.about_markdown ? el("p", { class: "small" }, inline(vote.about_markdown)) : null,
    vote.answers.length ? el("div", { class: "row" }, vote.answers.map((each) => answerButton(vote, each, table))) : null);
}

function answerButton({ id }, { answer, label, given }, table) {
  const key = `vote${id}-${answer}`;
  return button({
    class: given ? "answer given" : "answer",
    key,
    "aria-pressed": String(given),
    busy: table.busy === key,
    onclick: () => (given ? null : table.vote(id, answer, key)),
  }, label);
}
