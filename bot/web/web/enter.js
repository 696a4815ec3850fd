// The page of a link that signs in: its token is in the fragment, which no server or log sees.

import { el } from "/shared/dom.js";
import { post, Refused } from "./http.js";
import { signedOut } from "./signed_out.js";
import { say } from "./words.js";

// Where a login with Discord leads that has not worked: the word that says why.
const WHY = ["login-refused", "login-expired", "login-failed", "busy"];

export async function enter(page) {
  const token = location.hash.slice(1);
  history.replaceState(null, "", "/enter");
  if (WHY.includes(token)) {
    page.replaceChildren(signedOut(token));
    return;
  }
  page.replaceChildren(el("p", { class: "card", role: "status", text: say("signing-in") }));
  try {
    const { to } = await post("/session", { token });
    location.replace(to.startsWith("/") && !to.startsWith("//") ? to : "/");
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    page.replaceChildren(signedOut("link-expired"));
  }
}
