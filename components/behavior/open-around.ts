/** Opens each closed part of the page that an element is in. */
export function openAround(element: Element | null): void {
  for (let box = element?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
}
