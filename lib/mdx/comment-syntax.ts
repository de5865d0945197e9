import type { Construct, Extension, State } from './micromark-types';
import { commentTokenizer, opening } from './comment-tokenizer';

/** Looks whether a comment begins. */
const commentOpening: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let read = 0;
    const next: State = (code) => {
      if (code !== opening.charCodeAt(read)) return nok(code);
      effects.consume(code);
      read += 1;
      return read < opening.length ? next : ok;
    };
    return (code) => {
      effects.enter('data');
      return next(code);
    };
  },
};

/** Lets a line that begins with a comment be a paragraph: JSX would not pass it on, but throw. */
const unlessComment = (construct: Construct): Construct => ({
  ...construct,
  name: 'jsxUnlessComment',
  tokenize(effects, ok, nok) {
    return effects.check(commentOpening, nok, construct.tokenize.call(this, effects, ok, nok));
  },
});

/** Takes the syntax in use and gives MDX, which turns off HTML, the comments of HTML back, as `html` nodes like in plain Markdown. */
export function htmlComments(inUse: readonly Extension[]): Extension {
  const jsx = inUse.flatMap(({ flow }) => [flow?.[60] ?? []].flat()).filter(({ name }) => name === 'mdxJsxFlowTag');
  return {
    disable: { null: ['mdxJsxFlowTag'] },
    flow: {
      60: [{ name: 'htmlComment', concrete: true, tokenize: commentTokenizer('htmlFlow') }, ...jsx.map(unlessComment)],
    },
    text: { 60: { name: 'htmlComment', tokenize: commentTokenizer('htmlText') } },
  };
}
