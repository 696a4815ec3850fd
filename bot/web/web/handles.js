// Pieces on the board that are arranged: dragged with a finger or the mouse, turned by a tap, and
// both with the keys.

import { el, set } from "/shared/dom.js";
import { cutOut } from "./canvas.js";
import { placed, still } from "./motion.js";

// Shares of its width and height that a piece has to be dragged.
const ACROSS = 0.3, DOWN = 0.09;
// A finger that moves by fewer pixels taps.
const MIN_DRAG_PIXELS = 10;
const TURNING_MS = 250;
const KEYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/**
 * Make the button of a piece.
 *
 * @param {{box: number[], name: string, gestures: Record<string, string[]>}} piece
 * @param {HTMLCanvasElement} canvas shows the picture
 * @param {(moves: string[]) => boolean} arrange makes the moves of a gesture; false if it cannot
 */
export function handle(piece, picture, canvas, arrange) {
  const button = el("button", { type: "button", class: "handle", "aria-label": piece.name, "aria-describedby": "how", style: placed(piece.box, picture) });
  const make = (gesture) => gesture in piece.gestures && arrange(piece.gestures[gesture]);
  const lift = () => button.replaceChildren(cutOut(canvas, piece.box, picture));
  const drop = () => {
    button.classList.remove("lifted");
    button.replaceChildren();
    set(button, { style: { transform: "none" } });
  };
  let begun = null;
  let dragged = false;

  button.addEventListener("keydown", (event) => {
    if (!KEYS[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    make(KEYS[event.key]);
  });
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    if (dragged || !make("turn") || still()) return;
    lift();
    button.animate([{ rotate: "0deg" }, { rotate: "180deg" }], { duration: TURNING_MS, easing: "ease-in-out", fill: "forwards" });
  });
  button.addEventListener("pointerdown", (event) => {
    event.stopPropagation();
    if (!event.isPrimary) return;
    dragged = false;
    begun = { x: event.clientX, y: event.clientY, scale: button.getBoundingClientRect().width / button.offsetWidth };
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener("pointermove", (event) => {
    if (!begun) return;
    const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
    if (!dragged && Math.hypot(x, y) < MIN_DRAG_PIXELS) return;
    if (!dragged) lift();
    dragged = true;
    button.classList.add("lifted");
    set(button, { style: { transform: `translate(${x / begun.scale}px, ${y / begun.scale}px)` } });
  });
  const end = (event) => {
    if (!begun) return;
    const right = (event.clientX - begun.x) / begun.scale / button.offsetWidth;
    const down = (event.clientY - begun.y) / begun.scale / button.offsetHeight;
    begun = null;
    if (!dragged) return;
    const across = Math.abs(right) > ACROSS;
    const gesture = across ? (right > 0 ? "right" : "left") : down > DOWN ? "down" : down < -DOWN ? "up" : "";
    if (event.type !== "pointerup" || !make(gesture)) drop();
  };
  // Otherwise the browser takes a fast drag for scrolling, and the next tap would only stop that.
  button.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false });
  button.addEventListener("pointerup", end);
  button.addEventListener("pointercancel", end);
  return button;
}
