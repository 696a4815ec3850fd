// Replacing the content of a part of the page without taking the keyboard away, or a button from
// under a finger.

// The click of a finger comes some time after it was lifted, if at all.
const CLICK_MS = 400;

const waiting = new Map();
let pressed = null;
let soon = 0;

const releaseIn = (ms) => () => {
  clearTimeout(soon);
  soon = setTimeout(release, ms);
};
addEventListener("pointerdown", (event) => {
  clearTimeout(soon);
  pressed = event.target;
}, true);
addEventListener("pointerup", releaseIn(CLICK_MS), true);
for (const end of ["click", "pointercancel", "blur"]) addEventListener(end, releaseIn(0), true);

function release() {
  pressed = null;
  const parts = [...waiting];
  waiting.clear();
  for (const [part, children] of parts) redraw(part, ...children);
}

/**
 * Replace the children; what had the focus has it again if it is still there (`data-key`), or else
 * the part itself, so that the keyboard goes on from there. While a button of the part is pressed,
 * this waits, because its click would be lost.
 */
export function redraw(part, ...children) {
  if (pressed && part.contains(pressed)) {
    waiting.set(part, children);
    return;
  }
  waiting.delete(part);
  const active = document.activeElement;
  const held = part.contains(active) ? active.dataset.key ?? "" : null;
  part.replaceChildren(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  if (held === null) return;
  part.tabIndex = -1;  // so that it can have the focus
  const again = held && part.querySelector(`[data-key="${CSS.escape(held)}"]`);
  (again || part.querySelector("[data-first]") || part).focus({ preventScroll: true });
}
