// The commands of a channel: which fit what is typed, and what their options take.

import { ask } from "./link.js";
import { state } from "./state.js";
import { say } from "./words.js";

const BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9;
let listed = [];
let menus = { person: [], message: [] };
let of = null;

// The commands of the channel that is open, in the reader's language.
export async function refresh() {
  const channel = state.current;
  const found = await ask("commands", { channel }).catch(() => null);
  if (found && channel === state.current) {
    listed = found.commands;
    menus = found.menus;
    of = channel;
  }
}

// The commands in the menu of a `person` or a `message`: a name, and how the reader calls it.
export const menuOf = (kind) => menus[kind];

export async function ready() {
  if (of !== state.current) await refresh();
  return listed;
}

const folded = (text) => text.toLowerCase();

// Those whose name or purpose holds every word; those that begin so come first.
export function matching(typed) {
  const text = folded(typed.trim());
  const words = text.split(/\s+/).filter(Boolean);
  const scored = listed.map((command, n) => {
    const names = [folded(command.name), folded(command.path)];
    const whole = `${names.join(" ")} ${folded(command.about)}`;
    if (!words.every((word) => whole.includes(word))) return null;
    const begins = names.some((name) => name.startsWith(text)) ? 0 : 1;
    const inside = words.every((word) => names.join(" ").includes(word)) ? 0 : 1;
    return { command, rank: [begins, inside, n] };
  });
  return scored.filter(Boolean)
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ command }) => command);
}

// The command that a typed line begins with, and what follows it.
export function spelt(line) {
  const text = line.replace(/^\//, "").replace(/\s+/g, " ").trimStart();
  for (const command of listed) {
    for (const name of [command.name, command.path]) {
      if (folded(text) === folded(name)) return { command, rest: "" };
      if (folded(text).startsWith(`${folded(name)} `)) return { command, rest: text.slice(name.length + 1) };
    }
  }
  return null;
}

// “name:value name:value”, or the value of the first option.
export function valuesOf(command, rest) {
  const names = command.options.flatMap((option) => [option.name, option.label]);
  const marks = [...rest.matchAll(/(\S+?):\s?/g)].filter((match) => names.includes(match[1]));
  const values = {};
  if (!marks.length) {
    if (rest && command.options.length) values[command.options[0].name] = rest;
    return values;
  }
  marks.forEach((mark, n) => {
    const option = command.options.find((each) => [each.name, each.label].includes(mark[1]));
    values[option.name] = rest.slice(mark.index + mark[0].length, marks[n + 1]?.index ?? rest.length).trim();
  });
  return values;
}

// What may be put into an option: [[label, value], …], or null where anything may.
export async function choices(command, option, typed, others) {
  if (option.autocomplete) {
    const found = await ask("complete", { channel: state.current, path: command.path, option: option.name, typed, options: others });
    return found.choices;
  }
  const all = fixed(option);
  return all && all.filter(([label]) => folded(label).includes(folded(typed)));
}

export function fixed(option) {
  if (option.choices.length) return option.choices;
  const lists = {
    [BOOLEAN]: () => [[say("yes"), "true"], [say("no"), "false"]],
    [USER]: people, [MENTIONABLE]: people, [ROLE]: () => [],
    [CHANNEL]: () => [...state.channels.values()].map((channel) => [`#${channel.name}`, channel.id]),
  };
  return lists[option.type]?.() ?? null;
}

const people = () => [...state.people.values()].map((person) => [`@${person.name}`, person.id]);
