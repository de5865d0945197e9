/** Opens each closed `<details>` around an element, as the browser does around the target of a link that it follows itself. */
export function openAround(element: Element | null): void {
  for (let box = element?.parentElement?.closest('details'); box; box = box.parentElement?.closest('details'))
    box.open = true;
}
