/** Attaches to the element that a selector finds, once, and anew where another one has taken its place; gives what is attached now. */
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
