// Going through the positions of a game.

import { announce } from "./elements.js";
import { get, Offline, Refused } from "./http.js";
import { plain, say } from "./words.js";

/**
 * Show another position.
 *
 * @param {import("./table.js").Table} table
 * @param {number | "back" | "forward" | "mine" | "latest" | null} step with null, the present turn
 */
export async function goTo(table, step) {
  if (table.live) {
    table.forget();
    table.refresh();
  }
  const latest = table.step?.latest ?? null;
  // Fast taps count from where the one before leads.
  const now = Number.isInteger(table.wantedStep) ? table.wantedStep : table.step?.number ?? null;
  if (step === null || (step === "forward" && (now === null || now >= latest))) {
    Object.assign(table, { step: null, chosen: null, reply: null, wantedStep: null });
    table.changed();
    return;
  }
  const wanted = { back: now === null ? "latest" : Math.max(0, now - 1), forward: now + 1 }[step] ?? step;
  table.wantedStep = wanted;
  if (table.stepping) return;
  table.stepping = true;
  try {
    await fetchSteps(table, step === "back" && now === null);
  } finally {
    table.stepping = false;
  }
}

// One step is fetched at a time; of those wanted meanwhile only the last.
async function fetchSteps(table, before) {
  while (table.wantedStep !== null) {
    const wanted = table.wantedStep;
    let step;
    try {
      step = await table.ask(() => get(`${table.base}/history/${wanted}?${table.frame()}`));
      if (before && step.number > 0) step = await get(`${table.base}/history/${step.number - 1}?${table.frame()}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      table.wantedStep = null;
      table.reply = { message_markdown: error.answer.message_markdown || say("no-step") };
      table.changed();
      return;
    }
    if (table.wantedStep === wanted) table.wantedStep = null;
    Object.assign(table, { step, chosen: null, pointed: null, reply: null });
    table.changed();
    fetchPoints(table);
    announce(plain(step.story_markdown));
  }
}

// Fetch the turning points of the game, when it has gone on since they were fetched.
async function fetchPoints(table) {
  const { latest } = table.step;
  if (table.points.latest === latest) return;
  table.points = { list: table.points.list, latest };
  try {
    const { turning_points: list } = await get(`${table.base}/turning-points`);
    table.points = { list, latest };
    table.changed();
  } catch (error) {
    table.points.latest = null;
    if (!(error instanceof Refused || error instanceof Offline)) throw error;
  }
}
