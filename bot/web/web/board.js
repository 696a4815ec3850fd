// The board: its picture, and a button over every hot spot, in the board's order.

import { el, set } from "/shared/dom.js";
import { panZoom } from "/shared/pan_zoom.js";
import { nearest } from "./directions.js";
import { iconButton } from "./elements.js";
import { say } from "./words.js";

const SLOW_MS = 1500;
const WIDEST = 1600;
const FADE_MS = 300;
const LINGER_MS = 300;
const PHONE = matchMedia("(max-width: 899px)");

/**
 * @typedef {{box: number[], moves: string[], label: string, card: string, code?: string}} HotSpot
 * @typedef {{address: string, width: number, height: number, alt: string, hot_spots: HotSpot[]}} Picture
 */

export class Board {
  /**
   * @param {{press: (spot: number) => void, hover: (spot: number | null) => void,
   *   explain: (spot: number) => void, lost: () => void}} hearer what to do when a hot spot is
   *   pressed, pointed at or held, and when the picture is not there any more
   */
  constructor(hearer) {
    this.hearer = hearer;
    this.pictures = el("div", { class: "pictures" });
    this.spots = el("div", { class: "spots", role: "group", tabindex: "-1" });
    this.layer = el("div", { class: "layer" }, this.pictures, this.spots);
    this.stage = el("div", { class: "stage" }, this.layer);
    this.element = el("div", { class: "board" }, this.stage);
    const { fit } = panZoom(this.stage, this.layer, { doubleTap: false, inPage: true });
    this.element.append(iconButton("fit", "fit", { class: "quiet fit", onclick: fit }));
    /** @type {Picture | null} */
    this.shown = null;
    this.wanted = null;
    this.slow = false;
    this.soon = 0;
    this.listen();
  }

  listen() {
    const spotOf = (event) => {
      const button = event.target.closest(".spot");
      return button && this.spots.contains(button) ? Number(button.dataset.spot) : null;
    };
    this.spots.addEventListener("click", (event) => this.hearer.press(spotOf(event)));
    this.spots.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (spotOf(event) !== null) this.hearer.explain(spotOf(event));
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
    this.soon = setTimeout(() => this.hearer.hover(spot), spot === null ? 0 : LINGER_MS);
  }

  /** How the server should draw: as wide as the board is shown here, in pixels of the screen. */
  frame() {
    const { clientWidth: width } = this.element.parentElement;
    const height = PHONE.matches ? innerHeight : innerHeight - 120;
    const shape = width > height * 1.1 ? "wide" : "tall";
    const fitting = PHONE.matches ? width : Math.min(width, height * (shape === "wide" ? 1.6 : 0.75));
    const sharp = this.slow ? 1 : devicePixelRatio;
    return new URLSearchParams({ width: Math.min(WIDEST, Math.ceil(fitting * sharp)), shape }).toString();
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
      this.spots.inert = true;
      const image = el("img", { alt: picture.alt, src: picture.address, draggable: "false" });
      const begun = performance.now();
      try {
        await image.decode();
      } catch {
        if (this.wanted === picture) {
          this.wanted = null;
          this.hearer.lost();
        }
        return;
      }
      this.slow ||= performance.now() - begun > SLOW_MS;
      if (this.wanted !== picture) return;
      this.fade(image);
      this.element.style.setProperty("--ratio", String(picture.width / picture.height));
    }
    this.place(picture);
    this.shown = picture;
    this.spots.inert = false;
  }

  // The new picture comes over the old one, which then goes: at most two are kept.
  fade(image) {
    const [old] = [...this.pictures.children].slice(-1);
    this.pictures.replaceChildren(...(old ? [old] : []), image);
    if (!old) return;
    set(old, { alt: "" });
    const gone = () => old.remove();
    image.animate([{ opacity: 0 }, { opacity: 1 }], { duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FADE_MS }).finished.then(gone, gone);
  }

  place(picture) {
    const focused = this.spots.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
    const part = (n, whole) => `${(100 * n) / whole}%`;
    const legal = picture.hot_spots.some((spot) => spot.moves.length);
    const first = picture.hot_spots.findIndex((spot) => spot.label || spot.code);
    set(this.spots, { "aria-label": picture.alt });
    this.spots.replaceChildren(...picture.hot_spots.flatMap((spot, n) => {
      const [x, y, width, height] = spot.box;
      const name = spot.label || spot.code;
      if (!name) return [];
      return el("button", {
        type: "button",
        class: spot.moves.length ? "spot legal" : "spot",
        "data-spot": n,
        "aria-label": name,
        tabindex: spot.moves.length || (!legal && n === first) ? "0" : "-1",
        style: {
          left: part(x, picture.width), top: part(y, picture.height),
          width: part(width, picture.width), height: part(height, picture.height),
        },
      });
    }));
    if (focused === null) return;
    const same = [...this.spots.children].find((button) => button.getAttribute("aria-label") === focused);
    (same ?? this.spots.querySelector(".legal") ?? this.spots).focus({ preventScroll: true });
  }

  /** Mark the hot spots that are chosen, and whether their move is being made. */
  mark(chosen, busy) {
    for (const button of this.spots.children) {
      const is = chosen.includes(Number(button.dataset.spot));
      set(button, { "aria-pressed": button.classList.contains("legal") ? String(is) : null, "aria-busy": is && busy ? "true" : null });
      button.classList.toggle("chosen", is);
    }
  }

  /** Where a hot spot is on the screen. */
  rectangle(spot) {
    return this.spots.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect() ?? null;
  }
}
