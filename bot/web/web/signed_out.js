// What visitors see who are not signed in, or at an address that is not theirs.

import { el } from "/shared/dom.js";
import { hasLogin, say } from "./words.js";

/** A card with a title and how to sign in; `key` is the word that begins it. */
export function signedOut(key) {
  return el("section", { class: "card welcome" },
    el("img", { src: "/shared/seal.svg", alt: "", width: 72, height: 72 }),
    el("h1", { text: say(key) }),
    loginLink(),
    key === "sign-in" ? null : el("a", { class: "button", href: "/", text: say("tables") }),
    el("p", { text: say("sign-in-how") }),
    el("p", { class: "small", text: say("sign-in-safe") }));
}

/** The link that signs in: with Discord, or else to the page that says how; none on that page. */
export function enterLink() {
  if (location.pathname === "/") return "";
  const address = hasLogin() ? loginAddress() : "/";
  return el("a", { class: "button", href: address, text: say("enter") });
}

const loginAddress = () => `/login?page=${encodeURIComponent(location.pathname)}`;

/** The button that logs in with Discord and comes back to this page; null where there is none. */
export function loginLink() {
  if (!hasLogin()) return null;
  return el("a", { class: "button primary", href: loginAddress(), text: say("login") });
}
