// What reaches the bot: presses, choices and commands.

import { form } from "./form.js";
import { ask } from "./link.js";
import { state } from "./state.js";
import { complain } from "./toast.js";

// Send an action that may be answered with a form.
export async function act(action, data) {
  acting();
  try {
    const answer = await ask(action, data);
    if (answer.modal) form(answer.modal, (fields) => { acting(); return ask("submit", { form: answer.form, fields }); });
    return answer;
  } catch (error) {
    complain(error);
    return null;
  }
}

// What comes next is the answer; a thread from before has nothing to do with it.
function acting() {
  Object.assign(state, { acted: Date.now(), opened: null });
}
