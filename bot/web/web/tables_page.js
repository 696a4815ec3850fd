// The first page: the reader's tables, most urgent first.

import { el } from "/shared/dom.js";
import { time, until } from "./elements.js";
import { get } from "./http.js";
import { signedOut } from "./signed_out.js";
import { fillTop } from "./top.js";
import { say } from "./words.js";

export async function tablesPage(page) {
  const { signed_in: signedIn, name, tables, finished } = await get("/tables");
  document.title = say("title");
  fillTop({ title: say("title"), signedIn });
  if (!signedIn) {
    page.replaceChildren(signedOut("sign-in"));
    return;
  }
  page.replaceChildren(el("section", { class: "tables", "aria-label": say("tables") },
    el("h1", {}, say("tables"), name ? el("small", { text: name }) : null),
    tables.length ? el("ul", {}, tables.map(entry)) : el("p", { class: "card", text: say("no-tables") }),
    finished.length ? [el("h2", { text: say("finished") }), el("ul", {}, finished.map(finishedEntry))] : null));
}

function entry(table) {
  return el("li", {}, el("a", { href: table.address, class: `card table ${table.urgency}` },
    el("span", { class: "urgency", text: say(`urgency-${table.urgency}`) }),
    el("b", { text: table.title }),
    el("span", { text: table.headline }),
    el("small", {}, table.players.join(" · "), table.deadline ? [" · ", until(table.deadline)] : null)));
}

function finishedEntry(table) {
  return el("li", {}, el("a", { href: table.address, class: "card table" },
    el("b", { text: table.title }),
    el("span", { text: table.result }),
    el("small", {}, table.players.join(" · "), " · ", time(table.ended))));
}
