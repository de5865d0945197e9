import { SugarHigh, tokenize } from 'sugar-high/core';
import { tokenize as tokenizeJavaScript } from 'sugar-high/lang/javascript';

type CodeToken = Readonly<{ text: string; className?: string | undefined }>;

/** The site's classes for highlighted code, by sugar-high token type. */
const classes: Readonly<Record<string, string>> = {
  keyword: 't-kw',
  string: 't-str',
  class: 't-const',
  property: 't-prop',
  entity: 't-prop',
  comment: 't-com',
};

/** Splits JavaScript, TypeScript or JSX, even incomplete, into tokens with the classes that the build gives other code. */
export function tokenizeCode(code: string): readonly CodeToken[] {
  const tokens = tokenize(code, { tokenize: (text) => tokenizeJavaScript(text, undefined) });
  return tokens.map(([type, text], index) => {
    const kind = SugarHigh.TokenTypes[type] ?? '';
    const before = tokens[index - 1]?.[1];
    const isCalled = tokens[index + 1]?.[1] === '(' && ['identifier', 'property', 'class'].includes(kind);
    const isOperator = kind === 'sign' && (/^[=!&|?+*%]/.test(text) || (text === '>' && before === '='));
    if (isCalled) return { text, className: 't-fn' };
    if (isOperator) return { text, className: 't-kw' };
    return { text, className: before === '.' ? undefined : classes[kind] };
  });
}
