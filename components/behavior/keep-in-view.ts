/** Scrolls a box, and nothing around it, just far enough to show one of its descendants with `air` pixels to spare. */
export function keepInView(box: HTMLElement, item: HTMLElement, margin = 48): void {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const above = inner.top - margin - outer.top;
  const below = inner.bottom + margin - outer.bottom;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += below;
}
