import type { directive } from 'micromark-extension-directive';

/** A set of syntax for the Markdown parser. */
export type Extension = ReturnType<typeof directive>;

/** One piece of syntax. */
export type Construct = Extract<NonNullable<NonNullable<Extension['text']>[number]>, { tokenize: unknown }>;
type Tokenizer = Construct['tokenize'];
type State = Parameters<Tokenizer>[1];

/** Reads a text that stands there as it is. */
const literal = (text: string): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let read = 0;
    const next: State = (code) => {
      if (code !== text.charCodeAt(read)) return nok(code);
      if (read === 0) effects.enter('data');
      effects.consume(code);
      read += 1;
      if (read < text.length) return next;
      effects.exit('data');
      return ok;
    };
    return next;
  },
});

const commentOpening = literal('<!--');

/** How the parser reads HTML that is a block, or stands within text; MDX turns that off, but only by its name. */
const htmlConstruct = (parser: ThisParameterType<Tokenizer>['parser'], kind: 'flow' | 'text'): Construct => {
  const name = kind === 'flow' ? 'htmlFlow' : 'htmlText';
  const inUse = [parser.constructs[kind]?.[60] ?? []].flat();
  return { ...inUse.find((construct) => construct.name === name), name: 'htmlComment' } as Construct;
};

/** Reads a comment that is a block of its own, over empty lines too: nothing may stand behind it. */
const tokenizeBlock: Tokenizer = function (effects, ok, nok) {
  const start = this.now();
  const isAlone = (): boolean => /^<!--(?:(?!-->)[^])*-->[ \t]*$/.test(this.sliceSerialize({ start, end: this.now() }));
  const html = htmlConstruct(this.parser, 'flow');
  const end: State = (code) => (this.interrupt || isAlone() ? ok(code) : nok(code));
  return effects.check(commentOpening, effects.attempt(html, end, nok), nok);
};

const tokenizeInText: Tokenizer = function (effects, ok, nok) {
  const html = htmlConstruct(this.parser, 'text');
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
function htmlComments(inUse: readonly Extension[]): Extension {
  const jsx = inUse.flatMap(({ flow }) => [flow?.[60] ?? []].flat()).filter(({ name }) => name === 'mdxJsxFlowTag');
  return {
    disable: { null: ['mdxJsxFlowTag'] },
    flow: { 60: [{ name: 'htmlComment', concrete: true, tokenize: tokenizeBlock }, ...jsx.map(unlessComment)] },
    text: { 60: { name: 'htmlComment', tokenize: tokenizeInText } },
  };
}

/** Lets MDX read `{#own-id}` as text, as plain Markdown does, and not as an expression. */
const headingId: Construct = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    const inside: State = (code) => {
      const character = code === null || code < 0 ? '' : String.fromCharCode(code);
      if (!/[\p{L}\p{N}_:.}-]/u.test(character)) return nok(code);
      effects.consume(code);
      if (character !== '}') return inside;
      effects.exit('data');
      return ok;
    };
    const id: State = (code) => {
      effects.enter('data');
      return inside(code);
    };
    return effects.attempt(literal('{#'), id, nok);
  },
};

/** Takes the syntax in use and lets MDX read comments of HTML and ids of headings as plain Markdown does, and not as code. */
export const plainSyntax = (inUse: readonly Extension[]): Extension[] => [
  htmlComments(inUse),
  { text: { 123: headingId } },
];
