/** Returns a function that attaches to the element a selector finds, once for each new element, and returns what is attached now. */
export function follow<Attached>(selector: string, attach: (element: HTMLElement) => Attached | undefined) {
  let known: HTMLElement | null = null;
  let attached: Attached | undefined;
  return (): Attached | undefined => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== known) attached = found ? attach(found) : undefined;
    known = found;
    return attached;
  };
}
