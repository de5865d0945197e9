import type { directive } from 'micromark-extension-directive';

/** A set of syntax for the Markdown parser. */
export type Extension = ReturnType<typeof directive>;

/** One piece of syntax. */
export type Construct = Extract<NonNullable<NonNullable<Extension['text']>[number]>, { tokenize: unknown }>;
export type Tokenizer = Construct['tokenize'];
export type State = Parameters<Tokenizer>[1];
