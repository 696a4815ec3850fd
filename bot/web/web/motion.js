// Parts of a picture that move over it: pieces that were just placed, and those that are dragged.

import { set } from "/shared/dom.js";
import { cutOut } from "./canvas.js";

const LANDING_MS = 300;
// With more changes than this, the eye could not follow them.
const MAX_LANDING = 8;

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Return the styles of an element that covers a box of a picture. */
export function placed([x, y, width, height], picture) {
  const part = (n, whole) => `${(100 * n) / whole}%`;
  return { left: part(x, picture.width), top: part(y, picture.height), width: part(width, picture.width), height: part(height, picture.height) };
}

/** Return the styles of an element that covers a box, inside an element that covers another one. */
export const within = ([x, y, width, height], [left, top, wide, high]) => placed([x - left, y - top, width, height], { width: wide, height: high });

/**
 * Let the pieces that have changed since the last picture come down to their places.
 *
 * @param {HTMLElement} layer as large as the picture, over it
 * @param {{picture: object, canvas: HTMLCanvasElement}} now
 * @param {{picture: object, canvas: HTMLCanvasElement} | null} before
 */
export function land(layer, now, before) {
  const { picture } = now;
  const known = new Set((before?.picture.changes ?? []).map(String));
  const fresh = picture.changes.filter((box) => !known.has(String(box)));
  layer.replaceChildren();
  if (still() || !before || before.picture.width !== picture.width || before.picture.height !== picture.height || fresh.length > MAX_LANDING) return;
  for (const box of fresh) {
    const [hidden, piece] = [before, now].map(({ canvas }) => set(cutOut(canvas, box, picture), { style: placed(box, picture) }));
    layer.append(hidden, piece);
    const gone = () => { hidden.remove(); piece.remove(); };
    piece.animate(
      [{ transform: "translateY(-60%) scale(1.25)", opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none" }],
      { duration: LANDING_MS, easing: "ease-out" },
    ).finished.then(gone, gone);
  }
}
