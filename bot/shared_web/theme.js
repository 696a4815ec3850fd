// Light or dark: as the system, unless this browser was told otherwise.

const THEMES = ["auto", "light", "dark"];

/** Apply the chosen theme, with `next` the one after it, and return its name. */
export function theme(next = false) {
  const now = localStorage.getItem("theme") ?? THEMES[0];
  const chosen = next ? THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] : now;
  localStorage.setItem("theme", chosen);
  document.documentElement.dataset.theme = chosen;
  return chosen;
}
