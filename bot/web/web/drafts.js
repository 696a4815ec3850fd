// Steps of a private answer that are only tried out: the server shows what they would lead to, and
// they are made together with the choice that completes the answer.

import { post, Refused } from "./http.js";

/** Whether a move is one of several steps of a private answer, which another choice completes. */
export function isStep(question, move) {
  const choices = question?.choices ?? [];
  return choices.some((choice) => choice.move === move && choice.step) && choices.some((choice) => !choice.step);
}

/**
 * Try out steps, each in the place of an earlier one of the same kind; in a what-if, make them.
 *
 * @param {import("./table.js").Table} table
 * @param {string[]} steps moves
 * @returns {boolean} whether they are possible
 */
export function arrange(table, steps) {
  if (table.busy || table.step) return false;
  if (table.live) {
    makeAll(table, steps);
    return true;
  }
  const choices = table.undrafted.question?.choices ?? [];
  const kind = (move) => choices.find((choice) => choice.move === move)?.group;
  const kinds = steps.map(kind);
  const now = table.drafts.at(-1) ?? [];
  // A step that only other steps made possible comes after them, and goes when one of them changes.
  const dependent = steps.length === 1 && kinds[0] === undefined;
  if (!dependent && kinds.includes(undefined)) return false;
  const kept = dependent ? now : now.filter((move) => kind(move) !== undefined && !kinds.includes(kind(move)));
  draft(table, [...table.drafts, [...kept, ...steps]]);
  return true;
}

async function makeAll(table, moves) {
  for (const move of moves) await table.move(move);
}

/** Show what the last of some drafts leads to. */
export async function draft(table, drafts) {
  const { question, version } = table.undrafted;
  Object.assign(table, { busy: "draft", chosen: null, pointed: null, reply: null, confirming: null });
  table.changed();
  try {
    const body = { asked: question.asked, moves: drafts.at(-1) ?? [] };
    const shown = await table.ask(() => post(`${table.base}/draft?${table.frame()}`, body));
    if (table.undrafted.version === version) Object.assign(table, { drafts, turn: { ...table.undrafted, ...shown } });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    Object.assign(table, { drafts: [], turn: table.undrafted });
  }
  table.busy = null;
  table.changed();
  table.catchUp();
}
