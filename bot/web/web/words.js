// What the page itself says, in the reader's language: from `bot/web/text`.

import { get } from "./http.js";

let words = {};
let login = false;

/** Fetch the words; what the page says before that is empty. */
export async function learn() {
  const found = await get("/words");
  words = found.words;
  login = found.login;
  document.documentElement.lang = found.language;
}

/** Return the text of a key without its prefix: `say("move")` is `web-move`. */
export function say(key) {
  return words[`web-${key}`] ?? "";
}

/** Whether visitors can log in with Discord here. */
export const hasLogin = () => login;

export const language = () => document.documentElement.lang;
