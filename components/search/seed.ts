/** What was typed into the plain box before its code was there. */
export type Seed = Readonly<{ value: string; start: number; end: number; hasFocus: boolean }>;

/** Reads the plain box. */
export function readSeed(input: HTMLInputElement): Seed {
  const { value, selectionStart, selectionEnd, ownerDocument } = input;
  return {
    value,
    start: selectionStart ?? value.length,
    end: selectionEnd ?? value.length,
    hasFocus: ownerDocument.activeElement === input,
  };
}

/** Lets an input go on where the plain one was left. */
export function plantSeed(input: HTMLInputElement | null, { start, end, hasFocus }: Seed): void {
  if (!input || !hasFocus) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(start, end);
}

/** Empties the plain box, whose text has moved on. */
export function emptyPlain(input: HTMLInputElement): void {
  input.value = '';
}
