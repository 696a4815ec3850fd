// What the page itself says, in the reader's language: from `bot/web/text`.

import { getFile } from "./http.js";

let words = {};
let login = false;

/** Fetch the words in the language of the HTML; what the page says before that is empty. */
export async function fetchWords() {
  ({ words, login } = await getFile(new URL(`../words.${language()}.json`, import.meta.url)));
}

/** Return the text of a key without its prefix: `say("move")` is `web-move`. */
export function say(key) {
  return words[`web-${key}`] ?? "";
}

/** Whether visitors can log in with Discord here. */
export const hasLogin = () => login;

export const language = () => document.documentElement.lang;

/** Return Markdown as text that can be read aloud. */
export const plain = (markdown) => markdown.replace(/[*_`~]/g, "");
