// Questions to the server, and their answers as JSON.

const LONGEST_MS = 20_000;
// A board with this share of the pixels is not fetched again.
const ENOUGH = 0.9;
const FIRST_PAUSE_MS = 500, LAST_PAUSE_MS = 8000;
// What a proxy answers while the bot restarts.
const RESTARTING = [502, 503, 504];

/** An answer other than 200; `answer` is its JSON. */
export class Refused extends Error {
  constructor(status, answer) {
    super(answer.error ?? String(status));
    Object.assign(this, { status, answer });
  }
}

/** The server did not answer: `slow` if it was too slow, or else the network is gone, or the bot restarts. */
export class Offline extends Error {
  constructor(reason, slow = false) {
    super(reason);
    this.slow = slow;
  }
}

async function request(address, options) {
  let response;
  let answer;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS), ...options });
    if (!RESTARTING.includes(response.status)) answer = await response.json();
  } catch (error) {
    throw new Offline(String(error), error.name === "TimeoutError");
  }
  if (answer === undefined) throw new Offline(String(response.status));
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

export const get = (address) => request(address, { cache: "no-store" });

/** Fetch a file of the page, which the browser may have. */
export const getFile = (address) => request(address, {});

/** The turn that came with the page, once, if its board fits the frame that is wanted; else null. */
export function firstTurn(frame) {
  const sent = document.querySelector("#first-turn");
  sent?.remove();
  const wanted = new URLSearchParams(frame);
  const wideEnough = sent?.dataset.width >= ENOUGH * wanted.get("width");
  const fits = wideEnough && sent.dataset.shape === wanted.get("shape");
  return fits ? JSON.parse(sent.content.textContent) : null;
}

export function post(address, body) {
  return request(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Do something again until the server answers. What is sent has an id, so that the server does it
 * once even if only its answer got lost.
 *
 * @param {() => Promise<T>} attempt
 * @param {(error: Offline) => void} lost called after each attempt without an answer
 * @template T
 */
export async function untilAnswered(attempt, lost) {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LAST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      lost(error);
      await wait(pause);
    }
  }
}

/** Return an id for one tap, which is sent again if the answer got lost. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
