import type { directive } from 'micromark-extension-directive';

/** A set of syntax for the Markdown parser. */
export type Extension = ReturnType<typeof directive>;

/** One piece of syntax. */
export type Construct = Extract<NonNullable<NonNullable<Extension['text']>[number]>, { tokenize: unknown }>;
export type Tokenizer = Construct['tokenize'];
export type Effects = Parameters<Tokenizer>[0];
export type State = Parameters<Tokenizer>[1];
export type Code = Parameters<State>[0];

/** Line endings are negative character codes in micromark: CR, LF, CRLF. */
export const isLineEnding = (code: Code): boolean => code !== null && code < -2;

/** Virtual and real tabs, and space. */
export const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === 32;
