/** A code sample of a page, as far as the checks need it. */
export type SampleFence = Readonly<{
  /** Name from the list of languages. */
  language: string;
  /** Text to check; its lines and columns are those of the page's text. */
  sample: string;
  title?: string;
  /** Whether the author wants it checked. */
  isChecked: boolean;
  /** Line of the opening fence, counted from 1. */
  line: number;
  /** Column the fence, and its text, starts in. */
  column: number;
}>;

/** The samples of a content file. */
export type SamplePage = Readonly<{
  /** Path from the project's root. */ file: string;
  fences: readonly SampleFence[];
}>;

export type Place = Readonly<{ line: number; column: number }>;

/** Takes a place in a sample and gives it in the page. */
export const placeInPage = ({ line, column }: SampleFence, inside: Place): Place => ({
  line: line + inside.line,
  column: column + inside.column - 1,
});
