// What calls the reader when their turn comes: a sound, or a notification of the browser. Each is
// off until it is switched on here, and the browser keeps that.

import { say } from "./words.js";

// Two notes of a bell, a fourth apart: their pitches in hertz, and when they begin and end in seconds.
const NOTES = [[659, 0], [880, 0.14]];
const DECAY_S = 0.7, LOUDNESS = 0.2;

const isOn = (kind) => localStorage.getItem(kind) === "on";
const canNotify = () => "Notification" in window && Notification.permission === "granted";

let audio = null;

// Browsers play nothing on a page that has not been touched.
addEventListener("pointerdown", () => { if (isOn("sound")) wakeAudio(); }, { once: true });

function wakeAudio() {
  audio ??= new AudioContext();
  return audio.resume();
}

function ring() {
  if (audio?.state !== "running") return;
  for (const [pitch, begin] of NOTES) {
    const at = audio.currentTime + begin;
    const note = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + DECAY_S);
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + DECAY_S);
  }
}

function notify(text) {
  const shown = new Notification(say("your-turn"), { body: text, tag: location.pathname, icon: "/shared/seal.svg" });
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
}

/** Call the reader, as they have chosen; a notification only while they do not see the page. */
export function callReader(text) {
  if (isOn("sound")) ring();
  if (isOn("notification") && document.hidden && canNotify()) notify(text);
}

/** Whether a kind of call is `on`, `off`, or `blocked` by the browser. */
export function callState(kind) {
  if (!isOn(kind)) return "off";
  return kind === "sound" || canNotify() ? "on" : "blocked";
}

/** Switch a kind of call on or off; on, it shows what it is like. */
export async function switchCall(kind) {
  const on = callState(kind) === "off";
  localStorage.setItem(kind, on ? "on" : "off");
  if (!on) return;
  if (kind === "sound") {
    await wakeAudio();
    ring();
  } else if (await Notification.requestPermission() === "granted") {
    try {
      notify(document.title);
    } catch {
      localStorage.setItem(kind, "off");  // phones show notifications of installed apps only
    }
  }
}
