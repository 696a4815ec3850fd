// Going from button to button on a board with the arrow keys.

const AXES = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

const middle = (element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** Return the button that comes next in the direction of an arrow key, or null. */
export function nearest(from, key, all) {
  const [right, down] = AXES[key] ?? [0, 0];
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of all) {
    const [toX, toY] = middle(each);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    if (each === from || ahead < 4) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}
