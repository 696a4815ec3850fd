// The page of a table: the board with its bar, the steps, the players and the log.

import { el } from "/shared/dom.js";
import { callReader } from "./alerts.js";
import { drawBar, showCard } from "./bar.js";
import { Board } from "./board.js";
import { arrange } from "./drafts.js";
import { button, notice } from "./elements.js";
import { frame } from "./frame.js";
import { goTo } from "./history.js";
import { showKeys } from "./keys.js";
import { follow } from "./live.js";
import { drawLog, Log } from "./log.js";
import { lookFurther } from "./next_table.js";
import { placePanel } from "./panel_place.js";
import { drawPlayers } from "./players.js";
import { Review } from "./review.js";
import { Steps } from "./steps.js";
import { Table } from "./table.js";
import { fillTop, retitle } from "./top.js";
import { language, say } from "./words.js";

const RESIZED_MS = 400;

export async function tablePage(page, base) {
  const bar = el("section", { id: "bar", "aria-label": say("your-move") });
  const steps = el("nav", { id: "steps", "aria-label": say("history") });
  const around = el("section", { id: "around" });
  const players = el("div", { id: "players" });
  const reviewed = el("section", { id: "review", class: "card", "aria-label": say("review"), hidden: true });
  const story = el("section", { id: "log", "aria-label": say("log") });

  const board = new Board({
    press: (spot) => (table.step && spot !== null ? showSpotCard(table, spot) : table.choose(spot)),
    hover: (spot) => table.point(spot),
    explain: (spot) => showSpotCard(table, spot),
    arrange: (moves) => arrange(table, moves),
    lost: () => again(),
    sharpen: () => table.refresh(),
  });
  const early = page.querySelector(".early img");
  if (early) board.begin(early);
  const table = new Table(base, frame, () => draw());
  const log = new Log(base, () => drawLog(story, log, table));

  const further = lookFurther(table);
  const review = new Review(reviewed, table);
  const history = new Steps(steps, table);
  around.append(players, reviewed, story);
  page.replaceChildren(el("div", { class: "table" }, el("div", { class: "middle" }, board.element), steps, el("div", { class: "side" }, bar, around)));

  let topped = false;
  let looked = "";
  function draw() {
    const { turn } = table;
    if (!turn) return;
    // On a phone, what leads to another position may be far below the board.
    const looking = table.live ? "branch" : table.step ? "step" : "";
    if (looking && looking !== looked) scrollTo({ top: 0 });
    looked = looking;
    document.body.classList.toggle("in-history", table.step !== null);
    document.body.classList.toggle("in-branch", table.live !== null);
    document.body.classList.toggle("your-turn", turn.your_turn);
    document.body.classList.toggle("busy", table.busy !== null);
    document.title = `${turn.your_turn ? `● ${say("your-turn")} · ` : ""}${turn.headline}`;
    if (!topped) fillTop({ title: turn.headline, heading: "h1", signedIn: turn.viewer.signed_in, discord: turn.discord, actions: () => menuActions(table) });
    topped = true;
    callIfAsked();
    retitle((table.step ?? turn).headline);
    notice(table.silence && say(table.silence));
    board.show(table.picture()).then(fetchFurther);
    board.mark(chosenSpots(table), table.busy !== null, leftOut(table));
    drawBar(bar, table);
    placePanel(bar, board, table);
    history.draw();
    review.draw();
    drawPlayers(players, table);
    drawLog(story, log, table);
    document.body.style.setProperty("--bar", `${bar.offsetHeight}px`);
  }

  // The board comes first; nothing else is asked for until it is there.
  let logged = null;
  function fetchFurther() {
    further();
    const { version } = table.live ?? table.turn;
    if (logged === version) return;
    logged = version;
    log.refresh();
  }

  let asked = null;
  function callIfAsked() {
    const { your_turn: mine, headline } = table.live ?? table.turn;
    if (mine && asked === false) callReader(headline);
    asked = mine;
  }

  let tried = "";
  function again() {
    if (table.step || tried === table.turn.version) return;
    tried = table.turn.version;
    table.refresh();
  }

  await table.refresh();
  follow(`${base}/events`, {
    changed: (version) => table.hear(version),
    spectators: (count) => table.watchedBy(count),
    closed: () => notice(say("session-ended")),
    connected: (online) => table.setSilence(online ? "" : "offline"),
  });
  listen(table);
  new ResizeObserver(() => document.body.style.setProperty("--bar", `${bar.offsetHeight}px`)).observe(bar);
}

// What the menu offers on this page.
function menuActions(table) {
  const { turn } = table;
  const made = [button({ onclick: showKeys }, say("keys"))];
  if (turn.history) made.unshift(el("a", { class: "button", href: `${table.base}/record`, download: true, text: say("record") }));
  if (turn.may_resign && !table.live) made.push(button({ onclick: () => table.resign() }, say("resign")));
  return made;
}

// The chosen spot, with those that mean the same move: equal pieces.
function chosenSpots({ chosen, turn, step }) {
  if (chosen === null) return [];
  const spots = (step ?? turn).picture.hot_spots;
  const [move] = spots[chosen].moves;
  return move ? spots.flatMap((spot, n) => (spot.moves.includes(move) ? [n] : [])) : [chosen];
}

// The spots whose pieces would do nothing after the choice that is looked at.
function leftOut(table) {
  const spot = table.spot();
  const [only, ...others] = spot ? table.choicesOf(spot) : [];
  if (!only || others.length) return [];
  return table.picture().hot_spots.flatMap(({ code }, n) => (only.left_out.includes(code) ? [n] : []));
}

// In the past, and held for long, a place shows its rules card alone. Without one, a slow finger has
// pressed it.
function showSpotCard(table, number) {
  const { card, label } = table.picture().hot_spots[number];
  if (!card && !table.step) table.choose(number);
  if (card) showCard(label, el("img", { class: "large", src: `/c/${table.turn.game}/${card}.${language()}.png?width=800`, alt: label, width: 800, height: 509 }));
}

// The step at which the round before or after begins.
function roundBeside({ number, latest, round_starts: starts }, way) {
  const moves = Object.values(starts).sort((one, other) => one - other);
  return way < 0 ? moves.findLast((move) => move < number) ?? 0 : moves.find((move) => move > number) ?? latest;
}

function listen(table) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.target.closest("input, dialog, textarea")) return;
    const keys = {
      "?": showKeys,
      Escape: () => table.choose(null),
      ArrowLeft: () => table.turn.history && goTo(table, "back"),
      ArrowRight: () => table.step && goTo(table, "forward"),
      Home: () => table.step && goTo(table, 0),
      End: () => table.step && goTo(table, "latest"),
      PageUp: () => table.step && goTo(table, roundBeside(table.step, -1)),
      PageDown: () => table.step && goTo(table, roundBeside(table.step, 1)),
    };
    if (!keys[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
    if (table.step) event.preventDefault();
    keys[event.key]();
  });
  let drawn = frame();
  let soon = 0;
  addEventListener("resize", () => {
    clearTimeout(soon);
    soon = setTimeout(() => {
      if (frame() === drawn) return;
      drawn = frame();
      if (table.step) goTo(table, table.step.number);
      table.refresh();
    }, RESIZED_MS);
  });
}
