/** Scrolls a box, and nothing around it, by the least that brings one of its descendants into view with some air. */
export function keepInView(box: HTMLElement, item: HTMLElement, air = 48): void {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const above = inner.top - air - outer.top;
  const below = inner.bottom + air - outer.bottom;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += below;
}
