// The way on, once the reader has moved: to their next table that waits for them.

import { get, Offline, Refused } from "./http.js";

const URGENT = ["move", "vote"];

/** Return the most urgent table that waits for the reader, other than the one they are at, or null. */
async function nextTable(base) {
  try {
    const { tables } = await get("/tables");
    return tables.find(({ address, urgency }) => URGENT.includes(urgency) && address !== base) ?? null;
  } catch (error) {
    if (error instanceof Offline || error instanceof Refused) return null;
    throw error;
  }
}

/** Look for the next table whenever the reader's turn at this one is over. */
export function lookFurther(table) {
  let asked = null;
  return async () => {
    const { your_turn: mine, viewer } = table.turn;
    if (mine === asked || table.live) return;
    asked = mine;
    table.next = null;
    if (mine || viewer.seat === null) return;
    const found = await nextTable(table.base);
    if (asked !== mine || found === null) return;
    table.next = found;
    table.changed();
  };
}
