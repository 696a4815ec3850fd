// The head of every page: the way home, what is shown, and what concerns this browser.

import { dialog, el, set } from "/shared/dom.js";
import { theme } from "/shared/theme.js";
import { callState, switchCall } from "./alerts.js";
import { button, iconButton } from "./elements.js";
import { post } from "./http.js";
import { enterLink, loginLink } from "./signed_out.js";
import { say } from "./words.js";

const top = () => document.querySelector("#top");

/**
 * @param {{title: string, heading?: string, signedIn: boolean, discord?: string | null, actions?: () => Node[]}} shown
 *   `heading` is the element of the title, and `actions` makes the buttons of the menu that belong to this page alone
 */
export function fillTop({ title, heading = "p", signedIn, discord = null, actions = () => [] }) {
  const home = el("a", { href: "/", class: "home", "aria-label": say("tables"), title: say("tables") },
    el("img", { src: "/shared/seal.svg", alt: "", width: 30, height: 30 }));
  const more = iconButton("more", "more", { onclick: () => menu(signedIn, discord, actions()) });
  top().replaceChildren(home, el(heading, { class: "headline", text: breakAfterDots(title) }), signedIn ? "" : enterLink(), more);
}

// No line begins with a dot.
const breakAfterDots = (title) => title.replaceAll(" ·", "\u00a0·");

/** Change the title alone. */
export function retitle(title) {
  const shown = top().querySelector(".headline");
  const text = breakAfterDots(title);
  if (shown.textContent !== text) set(shown, { text });
}

// A button that says what is chosen; a press chooses something else.
function chooser(label, chosen, choose) {
  const made = button({});
  const name = () => { made.textContent = say(label) + say("colon") + chosen(); };
  made.addEventListener("click", async () => { await choose(); name(); });
  name();
  return made;
}

const caller = (kind) => chooser(kind, () => say(`call-${callState(kind)}`), () => switchCall(kind));

function menu(signedIn, discord, actions) {
  const leave = (key, everywhere) => button({ onclick: () => signOut(everywhere) }, say(key));
  const made = dialog(say("more"), { class: "menu" },
    discord ? el("a", { class: "button", href: discord, target: "_blank", rel: "noopener noreferrer", text: say("discord") }) : null,
    el("a", { class: "button", href: "/", text: say("tables") }),
    chooser("theme", () => say(`theme-${theme()}`), () => theme(true)),
    signedIn ? [caller("sound"), "Notification" in window ? caller("notification") : null] : null,
    actions,
    signedIn ? [leave("sign-out", false), leave("sign-out-everywhere", true)] : loginLink(),
    button({ class: "primary", onclick: () => made.close() }, say("close")));
  for (const action of actions) action.addEventListener("click", () => made.close());
}

async function signOut(everywhere) {
  await post("/session/end", { everywhere });
  location.assign("/");
}
