/** Attaches to an element once, and anew where another one has taken its place; gives what is attached now. */
export function follow<Attached>(
  find: () => HTMLElement | null,
  attach: (element: HTMLElement) => Attached | undefined,
) {
  let known: HTMLElement | null = null;
  let attached: Attached | undefined;
  return (): Attached | undefined => {
    const found = find();
    if (found !== known) attached = found ? attach(found) : undefined;
    known = found;
    return attached;
  };
}
