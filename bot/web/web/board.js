// The board: its picture, and a button over every hot spot, in the board's order.

import { el, set } from "/shared/dom.js";
import { panZoom } from "/shared/pan_zoom.js";
import { load, toCanvas } from "./canvas.js";
import { nearest } from "./directions.js";
import { iconButton } from "./elements.js";
import { learnSpeed } from "./frame.js";
import { handle } from "./handles.js";
import { land, placed, within } from "./motion.js";
import { say } from "./words.js";

const LINGER_MS = 300;

/**
 * @typedef {{box: number[], thing: number[], moves: string[], label: string, card: string, code?: string}} HotSpot
 * @typedef {{address: string, width: number, height: number, alt: string, hot_spots: HotSpot[],
 *   handles?: object[], changes: number[][]}} Picture
 */

export class Board {
  /**
   * @param {{press: (spot: number) => void, hover: (spot: number | null) => void,
   *   explain: (spot: number) => void, arrange: (moves: string[]) => boolean, lost: () => void,
   *   sharpen: () => void}} listener
   *   what to do when a hot spot is pressed, pointed at or held, when a piece is dragged or turned,
   *   when the picture is not there any more, and when it should be drawn in more detail
   */
  constructor(listener) {
    this.listener = listener;
    this.pictures = el("div", { class: "pictures" });
    this.spots = el("div", { class: "spots", role: "group", tabindex: "-1" });
    this.motion = el("div", { class: "motion", "aria-hidden": "true" });
    this.layer = el("div", { class: "layer" }, this.pictures, this.motion, this.spots);
    this.stage = el("div", { class: "stage" }, this.layer);
    this.element = el("div", { class: "board" }, this.stage);
    const { fit } = panZoom(this.stage, this.layer, { doubleTap: false, inPage: true });
    this.element.append(iconButton("fit", "fit", { class: "quiet fit", onclick: fit }));
    /** @type {Picture | null} */
    this.shown = null;
    /** @type {HTMLCanvasElement | null} */
    this.canvas = null;
    this.wanted = null;
    /** The name of the button that had the focus before it became inert, or null. */
    this.held = null;
    this.soon = 0;
    this.listen();
  }

  listen() {
    const spotOf = (event) => {
      const button = event.target.closest(".spot");
      return button && this.spots.contains(button) ? Number(button.dataset.spot) : null;
    };
    this.spots.addEventListener("click", (event) => this.listener.press(spotOf(event)));
    this.spots.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (spotOf(event) !== null) this.listener.explain(spotOf(event));
    });
    this.spots.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.point(spotOf(event));
    });
    this.spots.addEventListener("pointerleave", () => this.point(null));
    this.spots.addEventListener("keydown", (event) => {
      const next = event.key.startsWith("Arrow") && nearest(event.target, event.key, [...this.spots.children]);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    });
  }

  // A mouse that only passes shows nothing.
  point(spot) {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.listener.hover(spot), spot === null ? 0 : LINGER_MS);
  }

  /** Show the picture that came with the page, without places to press. */
  begin(image) {
    this.spots.inert = true;
    this.pictures.append(image);
    this.shape(image.getAttribute("width"), image.getAttribute("height"));
  }

  shape(width, height) {
    this.element.style.setProperty("--ratio", String(width / height));
  }

  /**
   * Show a picture once it is there; until then the old hot spots cannot be pressed.
   *
   * @param {Picture | null} picture
   */
  async show(picture) {
    if (picture === this.wanted) return;
    this.wanted = picture;
    this.element.hidden = picture === null;
    if (picture === null) return;
    if (picture.address !== this.shown?.address) {
      this.hold();
      this.spots.inert = true;
      const early = this.pictures.querySelector("img");
      let bitmap = null;
      try {
        bitmap = await load(picture.address, early);
      } catch {
        if (this.wanted === picture) {
          this.wanted = null;
          this.listener.lost();
        }
        return;
      }
      // Later, the next picture is sharper: a new one now could take the board from under a finger.
      if (learnSpeed(picture, early?.dataset.address === picture.address) && this.shown === null) this.listener.sharpen();
      if (this.wanted !== picture) {
        bitmap.close();
        return;
      }
      const before = this.canvas && { picture: this.shown, canvas: this.canvas };
      this.canvas = toCanvas(bitmap, picture);
      this.pictures.replaceChildren(this.canvas);
      land(this.motion, { picture, canvas: this.canvas }, before);
      this.shape(picture.width, picture.height);
    }
    this.hold();
    this.place(picture);
    this.shown = picture;
    this.spots.inert = false;
    this.release();
  }

  place(picture) {
    const legal = picture.hot_spots.some((spot) => spot.moves.length);
    const first = picture.hot_spots.findIndex((spot) => spot.label || spot.code);
    set(this.spots, { "aria-label": picture.alt });
    const pieces = (picture.handles ?? []).map((piece) => handle(piece, picture, this.canvas, this.listener.arrange));
    this.spots.replaceChildren(...pieces, ...picture.hot_spots.flatMap((spot, n) => {
      const name = spot.label || spot.code;
      if (!name) return [];
      return el("button", {
        type: "button",
        class: spot.moves.length ? "spot legal" : "spot",
        "data-spot": n,
        "aria-label": name,
        tabindex: spot.moves.length || (!legal && n === first) ? "0" : "-1",
        style: placed(spot.box, picture),
      }, el("span", { class: "thing", style: within(spot.thing, spot.box) }));
    }));
  }

  // Buttons that are inert or replaced lose the focus: it comes back to what has the same name.
  hold() {
    const { activeElement: active } = document;
    if (this.spots.contains(active)) this.held = active.getAttribute("aria-label");
  }

  release() {
    const { held } = this;
    this.held = null;
    if (held === null || document.activeElement !== document.body) return;
    const same = [...this.spots.children].find((button) => button.getAttribute("aria-label") === held);
    (same ?? this.spots.querySelector(".legal") ?? this.spots).focus({ preventScroll: true });
  }

  /** Mark the hot spots that are chosen, whether their move is being made, and what it leaves out. */
  mark(chosen, busy, leftOut) {
    for (const button of this.spots.querySelectorAll(".spot")) {
      const is = chosen.includes(Number(button.dataset.spot));
      set(button, { "aria-pressed": button.classList.contains("legal") ? String(is) : null, "aria-busy": is && busy ? "true" : null });
      button.classList.toggle("chosen", is);
      button.classList.toggle("left-out", leftOut.includes(Number(button.dataset.spot)));
    }
  }

  /** Where a hot spot is on the screen. */
  rectangle(spot) {
    return this.spots.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect() ?? null;
  }
}
