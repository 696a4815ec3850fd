// On a desktop, what is chosen is explained beside its place on the board; on a phone in the bar.

const WIDE = matchMedia("(min-width: 900px)");
const GAP = 14, EDGE = 10, HEAD = 49;

export function placePanel(bar, board, table) {
  const panel = bar.querySelector("#chosen");
  const box = board.rectangle(table.chosen ?? table.pointed);
  if (!panel || !box || !WIDE.matches) return;
  panel.classList.add("beside");
  const { offsetWidth: width, offsetHeight: height } = panel;
  const stage = board.stage.getBoundingClientRect();
  const right = box.right + GAP;
  const left = right + width + EDGE < Math.max(stage.right, innerWidth - 380) ? right : box.left - GAP - width;
  const fits = left >= EDGE;
  const top = fits ? box.top + box.height / 2 - height / 2 : box.bottom + GAP;
  const across = fits ? left : box.left + box.width / 2 - width / 2;
  const between = (least, n, most) => Math.max(least + EDGE, Math.min(n, most - EDGE));
  panel.style.setProperty("left", `${between(0, across, innerWidth - width)}px`);
  panel.style.setProperty("top", `${between(HEAD, top, innerHeight - height)}px`);
}
