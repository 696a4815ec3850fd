// Pictures in messages: their description on request; enlarged they pan and zoom by touch.

import { dialog, el, icon } from "./dom.js";
import { say } from "./words.js";

export function picture({ url, width, height, alt, hidden }) {
  const own = url.startsWith("/") || url.startsWith("data:");
  if (!own) return el("p", {}, el("a", { href: url, target: "_blank", rel: "noopener noreferrer", text: alt || url }));
  const image = el("img", { src: url, alt, width, height, loading: "lazy", decoding: "async" });
  const open = el("button", { type: "button", class: hidden ? "enlarge hidden" : "enlarge", "aria-label": alt ? null : say("enlarge"), title: say("enlarge"), style: width && height ? { "--ratio": String(width / height) } : {} }, image);
  open.addEventListener("click", () => {
    if (open.classList.contains("hidden")) open.classList.remove("hidden");
    else enlarge(url, alt);
  });
  const described = el("details", { class: "alt" }, el("summary", {}, say("altText")), el("p", { text: alt || say("noAlt") }));
  image.addEventListener("error", () => open.replaceWith(el("p", { class: "small", text: say("pictureGone") })));
  return el("figure", {}, open, described);
}

const MOST = 8;
// A tap is one finger that moves by fewer pixels than this; two make one within so many milliseconds.
const STILL = 12, DOUBLE = 300;

export function enlarge(url, alt) {
  const image = el("img", { src: url, alt, draggable: "false" });
  const stage = el("div", { class: "stage", tabindex: "0", "aria-label": alt || say("picture"), role: "img" }, image);
  const view = { x: 0, y: 0, scale: 1 };
  const fingers = new Map();
  let last = null;
  let begun = null;
  let tapped = 0;

  function draw() {
    const slackX = Math.max(0, (image.clientWidth * view.scale - stage.clientWidth) / 2);
    const slackY = Math.max(0, (image.clientHeight * view.scale - stage.clientHeight) / 2);
    view.x = Math.min(slackX, Math.max(-slackX, view.x));
    view.y = Math.min(slackY, Math.max(-slackY, view.y));
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }
  // Zoom so that what lies at a point, seen from the middle, stays there.
  function zoom(factor, x = 0, y = 0) {
    const scale = Math.min(MOST, Math.max(1, view.scale * factor));
    view.x = x - ((x - view.x) * scale) / view.scale;
    view.y = y - ((y - view.y) * scale) / view.scale;
    view.scale = scale;
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

  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    last = gesture();
    begun = fingers.size === 1 ? event : null;
    if (begun && event.timeStamp - tapped < DOUBLE) {
      if (view.scale > 1.2) fit();
      else zoom(2.5, ...middle(event.clientX, event.clientY));
      begun = null;
    }
  });
  stage.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const next = gesture();
    view.x += next.x - last.x;
    view.y += next.y - last.y;
    if (next.spread && last.spread) zoom(next.spread / last.spread, ...middle(next.x, next.y));
    last = next;
    draw();
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    last = fingers.size ? gesture() : null;
    const still = begun && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < STILL;
    tapped = still ? event.timeStamp : 0;
  };
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), ...middle(event.clientX, event.clientY));
  }, { passive: false });
  stage.addEventListener("keydown", (event) => {
    const step = 60;
    const keys = {
      "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), 0: fit,
      ArrowLeft: () => { view.x += step; draw(); }, ArrowRight: () => { view.x -= step; draw(); },
      ArrowUp: () => { view.y += step; draw(); }, ArrowDown: () => { view.y -= step; draw(); },
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  const tool = (name, glyph, act) => el("button", { type: "button", "aria-label": say(name), title: say(name), onclick: act }, icon(glyph));
  const text = el("p", { class: "stage-alt", hidden: true, text: alt || say("noAlt") });
  const describe = el("button", { type: "button", "aria-expanded": "false" }, say("altText"));
  describe.addEventListener("click", () => {
    text.hidden = !text.hidden;
    describe.setAttribute("aria-expanded", String(!text.hidden));
  });
  const made = dialog(say("picture"), { class: "lightbox" }, stage, text);
  const tools = el("div", { class: "tools", role: "toolbar" },
    tool("zoomIn", "plus", () => zoom(1.5)), tool("zoomOut", "minus", () => zoom(1 / 1.5)), tool("fit", "fit", fit),
    describe, tool("close", "close", () => made.close()));
  made.append(tools);
  stage.focus();
}
