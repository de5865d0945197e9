import type { directive } from 'micromark-extension-directive';

/** A syntax extension for the Markdown parser. */
export type Extension = ReturnType<typeof directive>;

/** One piece of syntax. */
export type Construct = Extract<NonNullable<NonNullable<Extension['text']>[number]>, { tokenize: unknown }>;
type Tokenizer = Construct['tokenize'];
type State = Parameters<Tokenizer>[1];

/** A construct that matches exactly this text. */
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

/** The parser's own construct for HTML as a block or within text, under a new name: MDX turns it off by name only. */
const htmlConstruct = (parser: ThisParameterType<Tokenizer>['parser'], kind: 'flow' | 'text'): Construct => {
  const name = kind === 'flow' ? 'htmlFlow' : 'htmlText';
  const inUse = [parser.constructs[kind]?.[60] ?? []].flat();
  return { ...inUse.find((construct) => construct.name === name), name: 'htmlComment' } as Construct;
};

/** Reads a comment that is a block of its own, also across empty lines; no text may follow it. */
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

/** Skips JSX for a line that begins with a comment, so it can become a paragraph: the JSX construct would throw. */
const unlessComment = (construct: Construct): Construct => ({
  ...construct,
  name: 'jsxUnlessComment',
  tokenize(effects, ok, nok) {
    return effects.check(commentOpening, nok, construct.tokenize.call(this, effects, ok, nok));
  },
});

/** Restores HTML comments, which MDX turns off with HTML, as `html` nodes like in plain Markdown; `inUse` are the extensions so far. */
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

/** Extensions that let MDX read HTML comments and heading ids as plain Markdown does, not as code; `inUse` are the extensions so far. */
export const plainSyntax = (inUse: readonly Extension[]): Extension[] => [
  htmlComments(inUse),
  { text: { 123: headingId } },
];
