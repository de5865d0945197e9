/** Returns a function that attaches to the element a selector finds, once for each new element, and returns what is attached now. */
export function attachOnce<Attached>(selector: string, attach: (element: HTMLElement) => Attached | undefined) {
  let lastElement: HTMLElement | null = null;
  let attached: Attached | undefined;
  return (): Attached | undefined => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== lastElement) attached = element ? attach(element) : undefined;
    lastElement = element;
    return attached;
  };
}
