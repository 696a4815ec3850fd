// What the page itself says, in the reader's language: from `bot/web/text`.

import { get } from "./http.js";

let words = {};

/** Fetch the words; what the page says before that is empty. */
export async function learn() {
  const found = await get("/words");
  words = found.words;
  document.documentElement.lang = found.language;
}

/** Return the text of a key without its prefix: `say("move")` is `web-move`. */
export function say(key) {
  return words[`web-${key}`] ?? "";
}

export const language = () => document.documentElement.lang;
