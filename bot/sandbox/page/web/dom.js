// Making elements for this page: its icons, and faces.

import { dialog, el, set, svgIcon } from "/shared/dom.js";

export { dialog, el, set };

const ICONS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18M12 7v5l4 2",
  wrench: "M14.5 5.5a4.5 4.5 0 00-5.8 5.8L3 17l4 4 5.700-5.700a4.500 4.500 0 005.800-5.800L15.500 12.500 11.500 8.500z",
  send: "M4 12l16-8-6 16-3-7z",
  plus: "M12 4v16M4 12h16",
  minus: "M4 12h16",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 100 6 3 3 0 000-6",
  hash: "M9 3L7 21M17 3l-2 18M4 8.500h17M3 15.500h17",
  thread: "M5 4v8a4 4 0 004 4h10M15 12l4 4-4 4",
  letter: "M3 6h18v12H3zM3 7l9 6 9-6",
  down: "M5 9l7 7 7-7",
  home: "M3 11l9-8 9 8M6 9v11h12V9",
  moon: "M20 14A8.500 8.500 0 0110 4a8.500 8.500 0 1010 10z",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
};

export const icon = (name) => svgIcon(ICONS[name]);

const TINTS = ["#2b6777", "#8a4b2d", "#4e6b2f", "#7a3b69", "#3f4f8c", "#8c6a1d", "#35706a", "#99423f"];

// A disc with an initial, in a colour of its own; the bot has the seal.
export function face(person) {
  if (person.bot) return el("img", { class: "face", src: "/shared/seal.svg", alt: "" });
  const id = BigInt(person.id);
  const tint = TINTS[Number((id + (id >> 22n)) % BigInt(TINTS.length))];
  const initial = [...person.name][0].toUpperCase();
  return el("span", { class: "face", "aria-hidden": "true", style: { background: tint }, text: initial });
}
