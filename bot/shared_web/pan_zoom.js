// Panning and zooming something in a window of its own, with fingers, a wheel and keys. It is
// moved by a transform, so that buttons on it stay where their picture is.

const MAX_SCALE = 8;
// A tap is one finger that moves by fewer pixels than this; two make one within so many milliseconds.
const STILL = 12, DOUBLE = 300;
const STEP = 60;

/**
 * Make `layer` pan and zoom within `stage`.
 *
 * @param {HTMLElement} stage what stays in place
 * @param {HTMLElement} layer what moves; it is in the middle of the stage
 * @param {{doubleTap?: boolean, inPage?: boolean}} options with `inPage`, one finger and the wheel
 *   scroll the page until the layer is enlarged, and the keys are not used
 * @returns {{zoom: (factor: number) => void, fit: () => void, scale: () => number}}
 */
export function panZoom(stage, layer, { doubleTap = true, inPage = false } = {}) {
  const view = { x: 0, y: 0, scale: 1 };
  const fingers = new Map();
  let last = null;
  let begun = null;
  let dragged = false;
  let tapped = 0;

  function draw() {
    const slackX = Math.max(0, (layer.clientWidth * view.scale - stage.clientWidth) / 2);
    const slackY = Math.max(0, (layer.clientHeight * view.scale - stage.clientHeight) / 2);
    view.x = Math.min(slackX, Math.max(-slackX, view.x));
    view.y = Math.min(slackY, Math.max(-slackY, view.y));
    layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    layer.style.setProperty("--scale", String(view.scale));
    stage.classList.toggle("enlarged", view.scale > 1);
  }
  // Zoom so that what lies at a point, seen from the middle, stays there.
  function zoom(factor, x = 0, y = 0) {
    const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
    view.x = x - ((x - view.x) * scale) / view.scale;
    view.y = y - ((y - view.y) * scale) / view.scale;
    view.scale = scale;
    draw();
  }
  function pan(x, y) {
    view.x += x;
    view.y += y;
    draw();
  }
  function fit() {
    Object.assign(view, { x: 0, y: 0, scale: 1 });
    draw();
  }
  function middle(x, y) {
    const box = stage.getBoundingClientRect();
    return [x - box.left - box.width / 2, y - box.top - box.height / 2];
  }
  function gesture() {
    const all = [...fingers.values()];
    const x = all.reduce((sum, each) => sum + each.x, 0) / all.length;
    const y = all.reduce((sum, each) => sum + each.y, 0) / all.length;
    const spread = all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
    return { x, y, spread };
  }
  const pageScrolls = () => inPage && fingers.size === 1 && view.scale === 1;

  stage.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    last = gesture();
    begun = fingers.size === 1 ? event : null;
    if (begun) dragged = false;
    if (doubleTap && begun && event.timeStamp - tapped < DOUBLE) {
      if (view.scale > 1.2) fit();
      else zoom(2.5, ...middle(event.clientX, event.clientY));
      begun = null;
    }
  });
  stage.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pageScrolls()) return;
    const next = gesture();
    const far = begun === null || Math.hypot(next.x - begun.clientX, next.y - begun.clientY) >= STILL;
    // The press of a button stays one until the finger has moved.
    if (!dragged && !far) return;
    if (!dragged) stage.setPointerCapture(event.pointerId);
    dragged = true;
    pan(next.x - last.x, next.y - last.y);
    if (next.spread && last.spread) zoom(next.spread / last.spread, ...middle(next.x, next.y));
    last = next;
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    last = fingers.size ? gesture() : null;
    const still = begun && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < STILL;
    tapped = still ? event.timeStamp : 0;
  };
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);
  stage.addEventListener("pointerleave", (event) => { if (!stage.hasPointerCapture(event.pointerId)) lift(event); });
  // The end of a drag presses nothing.
  stage.addEventListener("click", (event) => {
    if (!dragged || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
  stage.addEventListener("touchmove", (event) => {
    if (event.touches.length > 1 || view.scale > 1) event.preventDefault();
  }, { passive: false });
  stage.addEventListener("wheel", (event) => {
    if (inPage && !event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), ...middle(event.clientX, event.clientY));
  }, { passive: false });
  if (!inPage) stage.addEventListener("keydown", (event) => {
    const keys = {
      "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), 0: fit,
      ArrowLeft: () => pan(STEP, 0), ArrowRight: () => pan(-STEP, 0),
      ArrowUp: () => pan(0, STEP), ArrowDown: () => pan(0, -STEP),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  return { zoom, fit, scale: () => view.scale };
}
