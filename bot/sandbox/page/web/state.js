// What the page knows: who I am, who there is, which channels, what time it is.

export const state = {
  me: null,
  bot: null,
  guest: false,
  run: null,
  people: new Map(),
  channels: new Map(),
  current: null,
  ahead: 0,
  acted: 0,
  opened: null,
  unread: new Map(),
};

export const me = () => state.people.get(state.me);
export const here = () => state.channels.get(state.current);
export const now = () => Date.now() / 1000 + state.ahead;

export function setPeople(people) {
  state.people = new Map(people.map((person) => [person.id, person]));
}

// How the person I am writes times and numbers.
export function locale() {
  const mine = me();
  return mine ? mine.locale : "en-US";
}

export function zone() {
  const mine = me();
  return mine && mine.zone ? mine.zone : undefined;
}
