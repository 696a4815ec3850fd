// Which page an address is.

import { theme } from "/shared/theme.js";
import { el } from "/shared/dom.js";
import { enter } from "./enter.js";
import { keepTimesFresh, notice } from "./elements.js";
import { frame } from "./frame.js";
import { Refused, untilAnswered } from "./http.js";
import { seasonPage } from "./season_page.js";
import { signedOut } from "./signed_out.js";
import { tablePage } from "./table_page.js";
import { tablesPage } from "./tables_page.js";
import { fetchWords, say } from "./words.js";

const page = document.querySelector("#page");

function pageOf(path) {
  const table = /^\/t\/[^/]+/.exec(path);
  if (table) return () => tablePage(page, table[0]);
  const season = /^\/l\/[^/]+/.exec(path);
  if (season) return () => seasonPage(page, season[0]);
  return path === "/enter" ? () => enter(page) : () => tablesPage(page);
}

async function begin() {
  await fetchWords();
  notice("");
  await pageOf(location.pathname)();
}

theme();
frame();
keepTimesFresh();
try {
  await untilAnswered(begin, ({ slow }) => notice(say(slow ? "slow" : "offline") || "…"));
} catch (error) {
  const hidden = error instanceof Refused && [403, 404].includes(error.status);
  page.replaceChildren(hidden ? signedOut("not-found") : el("p", { class: "card", role: "alert", text: say("failed") }));
  if (!hidden) throw error;
}
