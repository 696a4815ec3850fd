// The page of a league or cup: the standings of its groups, and its tables.

import { el } from "/shared/dom.js";
import { until } from "./elements.js";
import { get, Offline } from "./http.js";
import { fillTop } from "./top.js";
import { say } from "./words.js";

const REFRESH_MS = 60_000;
const COLUMNS = ["place", "name", "points", "wins", "played"];

/** Show a season, and ask again every minute while the page is seen. */
export async function seasonPage(page, address) {
  const season = await get(`${address}/standings`);
  fillTop({ title: season.title, signedIn: season.signed_in });
  let shown = "";
  const show = (newest) => {
    const text = JSON.stringify(newest);
    if (text !== shown) page.replaceChildren(standings(newest));
    shown = text;
  };
  document.title = season.title;
  show(season);
  setInterval(async () => {
    if (document.hidden) return;
    try {
      show(await get(`${address}/standings`));
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
    }
  }, REFRESH_MS);
}

function standings(season) {
  const closes = season.closes_at ? [" ", say("season-closes"), " ", until(season.closes_at)] : null;
  return el("section", { class: "season", "aria-label": say("standings") },
    el("h1", { text: season.title }),
    el("p", { class: "small" }, season.game, " · ", season.status, closes),
    season.groups.length ? season.groups.map(group) : signedUp(season.people),
    season.reserves.length ? reserves(season.reserves) : null,
    season.groups.length ? el("p", { class: "small", text: season.rules }) : null,
    season.seed ? el("p", { class: "small seed", text: season.seed }) : null);
}

function signedUp(people) {
  return el("section", { class: "card" },
    el("h2", { text: say("season-people") }),
    people.length ? el("ol", { class: "people" }, people.map((name) => el("li", { text: name }))) : el("p", { text: say("season-nobody") }));
}

function group({ name, progress, rows, tables }) {
  return el("section", { class: "card group", "aria-label": name },
    el("table", {},
      el("caption", { text: progress }),
      el("thead", {}, el("tr", {}, COLUMNS.map((key) => el("th", { scope: "col", class: key, text: say(key) })))),
      el("tbody", {}, rows.map(row))),
    el("h3", { text: say("season-tables") }),
    el("ul", { class: "season-tables" }, tables.map(table)));
}

function row({ place, name, points, wins, played, tables, moves, direction, left }) {
  const remarks = [direction, left ? say("has-left") : ""].filter(Boolean).join(" · ");
  return el("tr", { class: moves },
    el("td", { class: "place" }, el("span", { text: place })),
    el("th", { scope: "row", class: "name" }, name, remarks ? el("small", { text: remarks }) : null),
    el("td", { class: "points", text: points }),
    el("td", { class: "wins", text: wins }),
    el("td", { class: "played", text: `${played}/${tables}` }));
}

function table({ name, players, ended, opened, address }) {
  const status = say(ended ? "table-ended" : opened ? "table-open" : "table-planned");
  return el("li", {},
    address ? el("a", { href: address, text: name }) : el("span", { text: name }),
    el("small", { text: `${players.join(" · ")} · ${status}` }));
}

function reserves(all) {
  return el("section", { class: "card" },
    el("h2", { text: say("season-reserves") }),
    el("ul", { class: "season-reserves" }, all.map(({ name, points }) => el("li", {}, name, el("b", { text: points })))));
}
