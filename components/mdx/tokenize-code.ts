import { SugarHigh, tokenize } from 'sugar-high/core';
import { tokenize as tokenizeJavaScript } from 'sugar-high/lang/javascript';

export type CodeToken = Readonly<{ text: string; className?: string }>;

/** The classes that highlighted code has everywhere on the site, by sugar-high's kinds of token. */
const classes: Readonly<Record<string, string>> = {
  keyword: 't-kw',
  string: 't-str',
  class: 't-const',
  property: 't-prop',
  entity: 't-prop',
  comment: 't-com',
};

/** Takes JavaScript, TypeScript or JSX, also while it is being typed, and gives its parts in order with their classes. */
export function tokenizeCode(code: string): readonly CodeToken[] {
  const tokens = tokenize(code, { tokenize: (text) => tokenizeJavaScript(text, undefined) });
  return tokens.map(([type, text], index) => {
    const kind = SugarHigh.TokenTypes[type] ?? '';
    const isCalled = tokens[index + 1]?.[1] === '(' && (kind === 'identifier' || kind === 'property');
    const className = isCalled ? 't-fn' : classes[kind];
    return className ? { text, className } : { text };
  });
}
