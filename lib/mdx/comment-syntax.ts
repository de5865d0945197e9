import type { Construct, Extension, State, Tokenizer } from './micromark-types';

const opening = '<!--';

/** Reads what a comment begins with. */
const commentOpening: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let read = 0;
    const next: State = (code) => {
      if (code !== opening.charCodeAt(read)) return nok(code);
      effects.consume(code);
      read += 1;
      if (read < opening.length) return next;
      effects.exit('data');
      return ok;
    };
    return (code) => {
      effects.enter('data');
      return next(code);
    };
  },
};

type Html = Readonly<{ kind: 'flow' | 'text'; name: string }>;

/** How the parser reads HTML that is a block, or stands within text; MDX turns that off, but only by its name. */
const htmlConstruct = (parser: ThisParameterType<Tokenizer>['parser'], { kind, name }: Html): Construct => {
  const inUse = [parser.constructs[kind]?.[60] ?? []].flat();
  return { ...inUse.find((construct) => construct.name === name), name: 'htmlComment' } as Construct;
};

/** Reads a comment that is a block of its own, over empty lines too: nothing may stand behind it. */
const tokenizeBlock: Tokenizer = function (effects, ok, nok) {
  const start = this.now();
  const isAlone = (): boolean => /^<!--(?:(?!-->)[^])*-->[ \t]*$/.test(this.sliceSerialize({ start, end: this.now() }));
  const html = htmlConstruct(this.parser, { kind: 'flow', name: 'htmlFlow' });
  const end: State = (code) => (this.interrupt || isAlone() ? ok(code) : nok(code));
  return effects.check(commentOpening, effects.attempt(html, end, nok), nok);
};

const tokenizeInText: Tokenizer = function (effects, ok, nok) {
  const html = htmlConstruct(this.parser, { kind: 'text', name: 'htmlText' });
  return effects.check(commentOpening, effects.attempt(html, ok, nok), nok);
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
    flow: { 60: [{ name: 'htmlComment', concrete: true, tokenize: tokenizeBlock }, ...jsx.map(unlessComment)] },
    text: { 60: { name: 'htmlComment', tokenize: tokenizeInText } },
  };
}
