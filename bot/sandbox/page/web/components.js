// Components of a message, of both generations, and embeds.

import { el, icon } from "./dom.js";
import { inline, link, markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { picture } from "./picture.js";
import { written } from "./times.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

const MAKERS = {
  1: (raw, doing) => el("div", { class: "row" }, components(raw.components, doing)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (raw) => el("div", { class: "text" }, markdown(raw.content)),
  11: (raw) => el("div", { class: "thumbnail" }, shown(raw.media, raw.description, raw.spoiler)),
  12: gallery,
  13: (raw) => file({ url: raw.file.url, name: raw.name, size: raw.size }),
  14: (raw) => el("hr", { class: raw.divider === false ? "space" : null }),
  17: container,
};

// `doing` says what a press or a choice does: press(id) and choose(id, values).
export function components(list, doing) {
  return (list ?? []).map((raw) => MAKERS[raw.type]?.(raw, doing) ?? null);
}

function emoji(raw) {
  if (!raw) return null;
  return el("span", { class: "emoji", "aria-hidden": "true", text: raw.id ? `:${raw.name}:` : raw.name });
}

function button(raw, doing) {
  const label = [emoji(raw.emoji), raw.label ? el("span", { text: raw.label }) : null];
  if (raw.url) {
    const made = link(raw.url, label);
    made.className = "button secondary";
    return made;
  }
  const attributes = { type: "button", class: `button ${STYLES[raw.style] ?? "secondary"}`, disabled: raw.disabled, "data-id": raw.custom_id };
  if (!raw.label && raw.emoji) attributes["aria-label"] = raw.emoji.name;
  const made = el("button", attributes, label);
  made.addEventListener("click", () => busy(made, doing.press(raw.custom_id)));
  return made;
}

function select(raw, doing) {
  const made = menu(raw, (values) => busy(made, doing.choose(raw.custom_id, values)));
  return el("div", { class: "menu" }, made);
}

async function busy(control, done) {
  control.setAttribute("aria-busy", "true");
  await done;
  control.removeAttribute("aria-busy");
}

function section(raw, doing) {
  const accessory = components([raw.accessory], doing);
  return el("div", { class: "section" }, el("div", { class: "section-text" }, components(raw.components, doing)), accessory);
}

function container(raw, doing) {
  const colour = raw.accent_color ?? null;
  const style = colour === null ? {} : { "--accent": hex(colour) };
  return el("div", { class: "container", style }, components(raw.components, doing));
}

const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;

function gallery(raw) {
  const few = raw.items.length === 1 ? "gallery one" : "gallery";
  return el("div", { class: few }, raw.items.map((item) => shown(item.media, item.description, item.spoiler)));
}

function shown(media, alt, hidden) {
  return picture({ url: media.url, width: media.width, height: media.height, alt: alt ?? "", hidden });
}

// Files that no component shows.
export function files(attachments) {
  return attachments.map((each) => {
    if (each.content_type?.startsWith("image/")) {
      return el("div", { class: "gallery one" }, picture({ ...each, alt: each.description ?? "" }));
    }
    return file({ url: each.url, name: each.filename, size: each.size });
  });
}

function file({ url, name, size }) {
  const own = name ?? url.split("/").at(-1);
  const kilobytes = size ? `${Math.max(1, Math.round(size / 1000))} kB` : "";
  return el("a", { class: "file", href: url, download: own }, icon("file"), el("span", { text: own }), el("small", { text: kilobytes }));
}

// Embeds

export function embed(raw) {
  const style = raw.color === undefined || raw.color === null ? {} : { "--accent": hex(raw.color) };
  const title = raw.title && (raw.url ? link(raw.url, inline(raw.title)) : inline(raw.title));
  return el(
    "article",
    { class: "container embed", style, "aria-label": raw.title ?? say("picture") },
    raw.author ? el("p", { class: "small", text: raw.author.name }) : null,
    title ? el("h3", {}, title) : null,
    raw.description ? el("div", { class: "text" }, markdown(raw.description)) : null,
    raw.fields?.length ? el("dl", { class: "fields" }, raw.fields.map(field)) : null,
    raw.image ? el("div", { class: "gallery one" }, picture({ url: raw.image.url, alt: raw.image.description ?? "" })) : null,
    raw.thumbnail ? el("div", { class: "thumbnail" }, picture({ url: raw.thumbnail.url, alt: "" })) : null,
    raw.footer || raw.timestamp
      ? el("p", { class: "small" }, raw.footer?.text ?? "", raw.timestamp ? [" ", written(Date.parse(raw.timestamp) / 1000)] : null)
      : null,
  );
}

function field(raw) {
  return el("div", { class: raw.inline ? "inline" : null }, el("dt", {}, inline(raw.name)), el("dd", {}, markdown(raw.value)));
}
