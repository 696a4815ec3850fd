// Replacing the content of a part of the page without taking the keyboard away.

/** Replace the children; what had the focus has it again if it is still there (`data-key`). */
export function redraw(part, ...children) {
  const active = document.activeElement;
  const held = part.contains(active) ? active.dataset.key ?? "" : null;
  part.replaceChildren(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  if (held === null) return;
  const again = held && part.querySelector(`[data-key="${CSS.escape(held)}"]`);
  (again || part.querySelector("[data-first]") || part).focus({ preventScroll: true });
}
