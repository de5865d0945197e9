import type { Construct, Extension } from './micromark-types';
import { commentOpening, commentTokenizer } from './comment-tokenizer';

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
