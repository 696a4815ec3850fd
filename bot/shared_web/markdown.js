// Discord's Markdown as elements. Whatever is not understood stays the text it is.

import { el } from "./dom.js";

const ESCAPED = /^\\([\\`*_{}[\]()#+\-.!|<>~:@/&])/;

/**
 * Make functions that turn Markdown into elements.
 *
 * @param {Array<[RegExp, (match: RegExpExecArray, before: string) => unknown]>} own rules of the
 *   page: what it matches at this place, and what it makes of that
 * @param {(url: string, children: unknown) => Node} link makes a link
 */
export function reader(own, link) {
  // Each rule: what it matches at this place, and what it makes of that.
  const rules = [
    [ESCAPED, (m) => m[1]],
    [/^``([\s\S]+?)``/, (m) => el("code", { text: m[1].trim() })],
    [/^`([^`\n]+)`/, (m) => el("code", { text: m[1] })],
    ...own,
    [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
    [/^\[((?:[^\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
    [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
    [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, (m) => link(m[0], m[0])],
    [/^\*\*\*([\s\S]+?)\*\*\*/, (m) => el("strong", {}, el("em", {}, inline(m[1])))],
    [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => el("strong", {}, inline(m[1]))],
    [/^__([\s\S]+?)__(?!_)/, (m) => el("u", {}, inline(m[1]))],
    [/^~~([\s\S]+?)~~/, (m) => el("s", {}, inline(m[1]))],
    [/^\*(?!\s)((?:\*\*|\\.|[^*\\])+?)\*(?!\*)/, (m) => el("em", {}, inline(m[1]))],
    [/^_(?!\s)((?:\\.|[^_\\])+?)_(?![A-Za-z0-9_])/, (m, before) => (/\w/.test(before) ? null : el("em", {}, inline(m[1])))],
  ];

  function inline(text) {
    const made = [];
    let plain = "";
    let at = 0;
    while (at < text.length) {
      const found = rule(text, at);
      if (found) {
        if (plain) made.push(plain);
        plain = "";
        made.push(found.made);
        at += found.length;
      } else {
        plain += text[at];
        at += 1;
      }
    }
    if (plain) made.push(plain);
    return made;
  }

  function rule(text, at) {
    if (!"\\`<[h*_~|".includes(text[at])) return null;
    const rest = text.slice(at, at + 4000);
    for (const [pattern, make] of rules) {
      const match = pattern.exec(rest);
      const made = match && make(match, text[at - 1] ?? "");
      if (made !== null && made !== undefined) return { made, length: match[0].length };
    }
    return null;
  }

  return { inline, markdown: (text) => blocks(text, inline) };
}

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.*)$/;
const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;
const QUOTE = /^> ?(.*)$/;

function blocks(text, inline) {
  const lines = text.split("\n");
  const made = [];
  let paragraph = [];
  const broken = (some) => some.flatMap((line, n) => (n ? [el("br"), inline(line)] : [inline(line)]));
  const flush = () => {
    if (paragraph.length) made.push(el("p", {}, broken(paragraph)));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line.startsWith("```")) {
      flush();
      const end = lines.findIndex((each, n) => n > at && each.includes("```"));
      const last = end < 0 ? lines.length : end;
      const first = line.slice(3);
      const own = first.includes("```") ? first.slice(0, first.indexOf("```")) : null;
      const body = own ?? lines.slice(at + 1, last).join("\n");
      made.push(el("pre", { tabindex: "0" }, el("code", { text: body })));
      if (own === null) at = last;
    } else if (HEADING.test(line)) {
      flush();
      const [, marks, title] = HEADING.exec(line);
      made.push(el(`h${marks.length + 2}`, {}, inline(title)));
    } else if (SMALL.test(line)) {
      flush();
      made.push(el("p", { class: "small" }, inline(SMALL.exec(line)[1])));
    } else if (QUOTE.test(line)) {
      flush();
      const quoted = [];
      while (at < lines.length && QUOTE.test(lines[at])) quoted.push(QUOTE.exec(lines[at++])[1]);
      at -= 1;
      made.push(el("blockquote", {}, broken(quoted)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && ITEM.test(lines[at])) items.push(ITEM.exec(lines[at++]));
      at -= 1;
      made.push(list(items, inline));
    } else if (line.trim() === "") {
      flush();
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return made;
}

function list(items, inline) {
  const numbered = items[0][2] !== undefined;
  const made = el(numbered ? "ol" : "ul", numbered ? { start: items[0][2] } : {});
  for (const [, indent, , text] of items) made.append(el("li", { class: indent ? "deeper" : null }, inline(text)));
  return made;
}
