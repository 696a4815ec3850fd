// Pictures in messages: their description on request; enlarged they pan and zoom by touch.

import { panZoom } from "/shared/pan_zoom.js";
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

export function enlarge(url, alt) {
  const image = el("img", { src: url, alt, draggable: "false" });
  const stage = el("div", { class: "stage", tabindex: "0", "aria-label": alt || say("picture"), role: "img" }, image);
  const { zoom, fit } = panZoom(stage, image);

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
