// The time of this world, and jumping ahead in it.

import { dialog, el, icon } from "./dom.js";
import { ask } from "./link.js";
import { state } from "./state.js";
import { long, moment, tick } from "./times.js";
import { complain, toast } from "./toast.js";
import { say } from "./words.js";

export function button() {
  return el("button", { type: "button", class: "time", title: say("time"), "aria-label": say("time"), onclick: open }, icon("clock"), el("span", { id: "now" }));
}

function open() {
  const ahead = el("p", { class: "small" });
  const fresh = () => { ahead.textContent = state.ahead > 60 ? say("ahead", { time: long(state.ahead) }) : moment(Date.now() / 1000, "F"); };
  const jump = async (way) => {
    try {
      await ask("jump", way);
      made.close();
      toast(moment(Date.now() / 1000 + state.ahead, "F"));
    } catch (error) {
      complain(error);
    }
  };
  const way = (key, data) => el("button", { type: "button", onclick: () => jump(data) }, say(key));
  const made = dialog(say("time"), { class: "form" }, el("h2", { text: say("time") }), el("p", { class: "small", text: say("timeAbout") }), ahead,
    el("div", { class: "row" }, way("anHour", { seconds: 3600 }), way("aDay", { seconds: 86400 }), way("nextNotice", { to: "notice" })),
    el("div", { class: "row end" }, el("button", { type: "button", onclick: () => made.close() }, say("close"))));
  fresh();
}

export function set(now) {
  state.ahead = now - Date.now() / 1000;
  tick();
}
