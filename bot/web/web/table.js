// A table as its page shows it: the turn, what the reader has chosen, and the step of the history
// they look at. Everything that changes it is here; the parts of the page only draw it.

import { arrange, draft, isStep } from "./drafts.js";
import { announce } from "./elements.js";
import { goTo } from "./history.js";
import { firstTurn, get, newId, Offline, post, Refused, untilAnswered } from "./http.js";
import { plain, say } from "./words.js";

// How long an answer is awaited before the turn is fetched without it.
const PATIENCE_MS = 1000;

export class Table {
  /**
   * @param {string} base the table's address
   * @param {() => string} frame how the board should be drawn, as a query
   * @param {() => void} changed called whenever something is to be drawn again
   */
  constructor(base, frame, changed) {
    Object.assign(this, { base, frame, changed });
    this.turn = null;
    /** The game's own turn, while `turn` is that of a what-if branch; else null. */
    this.live = null;
    /** The turn without the steps of a private answer that are only drafted. */
    this.undrafted = null;
    /** Those steps, after each change of them; the last ones are shown. */
    this.drafts = [];
    this.step = null;
    /** The turning points of the game, and the number of its moves when they were fetched. */
    this.points = { list: [], latest: null };
    this.wantedStep = null;
    this.stepping = false;
    this.chosen = null;
    this.pointed = null;
    /**
     * What the server replied to the last press: a text with the rules card that explains it, or
     * suggested moves; or null.
     */
    this.reply = null;
    this.confirming = null;
    /** The move that is being made, `undo`, or null. */
    this.busy = null;
    /** Why the server does not answer: `offline`, `slow`, or "" while it does. */
    this.silence = "";
    /** How many spectators have the page open. */
    this.spectators = 0;
    /** Another table that waits for the reader: its address and title; or null. */
    this.next = null;
    /** The version that the server named last, if it has not been fetched; or null. */
    this.heard = null;
    this.asked = 0;
    this.applied = 0;
  }

  /** Fetch the turn, unless a newer one came meanwhile. */
  async refresh() {
    this.asked += 1;
    const number = this.asked;
    const turn = firstTurn(this.frame()) ?? await this.ask(() => get(`${this.base}/turn?${this.frame()}`));
    if (number > this.applied) this.apply(turn, number);
  }

  /** Hear of another version; what is being done will be answered with that one, or soon should be. */
  hear(version) {
    this.heard = version;
    if (this.busy === null) this.catchUp();
    else setTimeout(() => this.catchUp(), PATIENCE_MS);
  }

  watchedBy(spectators) {
    this.spectators = spectators;
    this.changed();
  }

  catchUp() {
    const { heard } = this;
    this.heard = null;
    if (heard && heard !== (this.live ?? this.turn).version) this.refresh();
  }

  // A question that was asked later has the newer answer, whichever comes first.
  apply(turn, number) {
    this.applied = Math.max(this.applied, number);
    if (turn.branch) this.live ??= this.turn;
    else if (this.live) {
      this.live = turn;
      this.changed();
      return;
    }
    const news = this.undrafted && turn.version !== this.undrafted.version;
    if (news) {
      Object.assign(this, { chosen: null, pointed: null, confirming: null, drafts: [] });
      if (this.busy === null) this.reply = null;
      announce(plain([turn.recap_markdown, ...turn.asked_markdown].filter(Boolean).join(" ")));
    }
    this.undrafted = turn;
    if (!this.drafts.length) this.turn = turn;
    this.changed();
  }

  /** Ask the server until it answers; until then the page says that it does not. */
  async ask(attempt) {
    try {
      return await untilAnswered(attempt, ({ slow }) => this.setSilence(slow ? "slow" : "offline"));
    } finally {
      this.setSilence("");
    }
  }

  setSilence(silence) {
    if (silence === this.silence) return;
    this.silence = silence;
    this.changed();
  }

  /** The picture to show: of the turn, or of the step the reader looks at. */
  picture() {
    return this.step ? this.step.picture : this.turn.picture;
  }

  /** The hot spot that is chosen, or else pointed at. */
  spot() {
    return this.picture()?.hot_spots[this.chosen ?? this.pointed] ?? null;
  }

  choicesOf(spot) {
    return (this.turn.question?.choices ?? []).filter((choice) => spot.moves.includes(choice.move));
  }

  point(spot) {
    if (this.pointed === spot || this.busy) return;
    this.pointed = spot;
    if (this.chosen === null) this.changed();
  }

  /** Choose a hot spot, or with null none; the one that is chosen already makes its move. */
  async choose(number) {
    if (this.busy) return;
    const again = number !== null && number === this.chosen;
    const spot = number === null ? null : this.picture().hot_spots[number];
    if (again && spot.moves.length === 1) {
      await this.move(spot.moves[0]);
      return;
    }
    Object.assign(this, { chosen: number, pointed: null, reply: null, confirming: null });
    this.changed();
    if (spot === null) return;
    const choices = this.choicesOf(spot);
    announce(choices.length === 1 ? `${choices[0].label}. ${say("again-to-move")}` : spot.label);
    if (!spot.moves.length && !this.step) await this.explain(spot);
  }

  /** Ask why a place cannot be chosen now. */
  async explain(spot) {
    const { code } = spot;
    if (!code) return;
    let why;
    try {
      const address = this.live ? "whatif/why" : "why";
      why = await post(`${this.base}/${address}`, { id: newId(), code });
    } catch (error) {
      if (error instanceof Refused || error instanceof Offline) return;
      throw error;
    }
    if (this.spot() !== spot || !why.message_markdown) return;
    this.reply = why;
    this.changed();
    announce(plain(why.message_markdown));
  }

  /** Make a move, after the steps that were tried out; a further step is only tried out too. */
  move(move, confirmed = false) {
    if (this.live) return this.act("whatif/move", move, { at: this.turn.branch.at, move });
    const { question } = this.turn;
    if (isStep(question, move)) return arrange(this, [move]);
    return this.act("move", move, { asked: question?.asked, move, confirmed }, () => this.move(move, true), this.drafts.at(-1));
  }

  undo(confirmed = false) {
    if (this.drafts.length) return draft(this, this.drafts.slice(0, -1));
    return this.act("undo", "undo", { version: this.turn.version, confirmed }, () => this.undo(true));
  }

  async askForHint() {
    const found = await this.act("hint", "hint", {});
    if (found?.asked !== this.turn.question?.asked) return;
    this.reply = found;
    this.changed();
  }

  vote(vote, answer, key) {
    return this.act("vote", key, { vote, answer });
  }

  /** Resign once the reader has confirmed it, below the board of the game. */
  async resign(confirmed = false) {
    if (this.step) await goTo(this, null);
    return this.act("resign", "resign", { confirmed }, () => this.resign(true));
  }

  cancelPlan(plan, key) {
    return this.act("plan/cancel", key, { plan });
  }

  /** Try moves from the step the reader looks at. */
  async tryOut() {
    const { number: step } = this.step;
    await this.act("whatif", "whatif", { step });
    if (!this.live) return;
    Object.assign(this, { step: null, wantedStep: null, triedFrom: step });
    this.changed();
  }

  takeBack(all) {
    return this.act("whatif/back", all ? "all" : "back", { at: this.turn.branch.at, all });
  }

  /** Leave the branch, for the step it began at. */
  leave() {
    this.forget();
    this.changed();
    this.refresh();
    return goTo(this, this.triedFrom);
  }

  forget() {
    if (!this.live) return;
    Object.assign(this, { turn: this.live, undrafted: this.live, live: null, drafts: [], chosen: null, pointed: null, reply: null });
  }

  // Do something and return the answer; null if it was refused, or something else is being done.
  async act(address, name, body, again, steps = []) {
    if (this.busy) return null;
    const number = this.asked += 1;
    Object.assign(this, { busy: name, reply: null });
    const sent = this.send(address, body, steps);
    this.changed();
    let done = null;
    try {
      done = await sent;
      Object.assign(this, { busy: null, chosen: null, confirming: null });
      if (done.turn) this.answered(done.turn, number);
      else this.changed();
      if (done.story_markdown) announce(plain(done.story_markdown));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.busy = null;
      this.refused(error, again, number);
    }
    this.catchUp();
    return done;
  }

  // Send what was tapped, after the steps that were only drafted. An id makes the server do each
  // once, however often it has to be sent.
  async send(address, body, steps) {
    const sendOne = (one) => {
      const whole = { id: newId(), ...one };
      return this.ask(() => post(`${this.base}/${address}?${this.frame()}`, whole));
    };
    for (const move of steps) {
      const { turn } = await sendOne({ asked: body.asked, move, confirmed: true });
      body.asked = turn.question?.asked;
    }
    if (steps.length) this.drafts = [];
    return sendOne(body);
  }

  // What came meanwhile may be newer than the turn in an answer.
  answered(turn, number) {
    if (turn.branch || number > this.applied) this.apply(turn, number);
    else this.refresh();
  }

  refused({ status, answer }, again, number) {
    const message = answer.message_markdown || say({ 429: "busy", 403: "session-ended", 404: "not-found" }[status] ?? "failed");
    this.confirming = null;
    if (answer.error === "confirm") {
      const cancel = () => { this.confirming = null; this.changed(); };
      this.confirming = { message, yes: answer.yes, no: answer.no, go: again, cancel };
    } else {
      if (answer.turn) this.answered(answer.turn, number);
      this.reply = { ...answer, message_markdown: message };
    }
    this.changed();
    announce(plain(message));
  }
}
