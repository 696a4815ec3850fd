// Boards on canvases. A browser keeps the decoded pixels of images that are gone: some five
// megabytes a move.

import { el } from "/shared/dom.js";

/**
 * Load and decode a picture; throws if it is not there.
 *
 * @param {string} address
 * @param {HTMLImageElement | null} early the board that came with the page: with its address if the
 *   HTML contains it
 */
export async function load(address, early) {
  if (early?.dataset.address === address) {
    await early.decode();
    return createImageBitmap(early);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for a picture`);
  return createImageBitmap(await answer.blob());
}

/** Make a canvas that shows a picture; the bitmap's memory goes over to it. */
export function toCanvas(bitmap, { address, alt }) {
  const { width, height } = bitmap;
  const canvas = el("canvas", { width, height, role: "img", "aria-label": alt, "data-address": address });
  canvas.getContext("bitmaprenderer").transferFromImageBitmap(bitmap);
  return canvas;
}

/** Make a canvas with what another one shows in a box of its picture. */
export function cutOut(source, [x, y, width, height], picture) {
  const scale = source.width / picture.width;
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const canvas = el("canvas", { class: "piece", width: w, height: h });
  canvas.getContext("2d").drawImage(source, x * scale, y * scale, width * scale, height * scale, 0, 0, w, h);
  return canvas;
}
