/** What was typed into the plain box before its code was there. */
export type Seed = Readonly<{
  value: string;
  start: number;
  end: number;
  hasFocus: boolean;
  /** Whether its button has the focus, to which the Tab key comes first. */ isBefore: boolean;
}>;

/** Reads the plain box. */
export function readSeed(input: HTMLInputElement): Seed {
  const { value, selectionStart, selectionEnd, form } = input;
  const { activeElement } = input.ownerDocument;
  return {
    value,
    start: selectionStart ?? value.length,
    end: selectionEnd ?? value.length,
    hasFocus: activeElement === input,
    isBefore: activeElement !== input && form?.contains(activeElement) === true,
  };
}

/** Lets an input, or the button of its form, go on where the plain one was left. */
export function plantSeed(input: HTMLInputElement | null, { start, end, hasFocus, isBefore }: Seed): void {
  if (!input) return;
  if (!hasFocus) {
    if (isBefore) input.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    return;
  }
  input.focus({ preventScroll: true });
  input.setSelectionRange(start, end);
}

/** Empties the plain box, whose text has moved on. */
export function emptyPlain(input: HTMLInputElement): void {
  input.value = '';
}
