import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** An element as it stands in a page's text. */
export type FoundElement = Readonly<{
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Offsets; `end` is that of the whole element if its content is raw text, else of its start tag. */ start: number;
  startTagEnd: number;
  end: number;
  /** Whether its start tag ends with `/>`. */ isSelfClosing: boolean;
  /** Its content as written, if that is raw text and not markup. */ text: string;
}>;

/** Elements whose content is raw text, not markup (https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments). */
const modes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

const ignore = (): void => undefined;

/** Lists the elements of a page in order, except those in templates; if names are given, only elements of these names. Builds no tree: there are many pages, and a tree takes three times as long. */
export function findElements(html: string, ...names: readonly string[]): FoundElement[] {
  const found: FoundElement[] = [];
  let templates = 0;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(tag) {
        // Only SVG elements can be self-closing; they have no raw text.
        const mode = tag.selfClosing ? undefined : modes[tag.tagName];
        if (mode !== undefined) tokenizer.state = mode;
        const isWanted = templates === 0 && (names.length === 0 || names.includes(tag.tagName));
        if (isWanted) found.push(elementOf(tag, html, mode !== undefined));
        if (tag.tagName === 'template') templates += 1;
      },
      onEndTag({ tagName }) {
        if (tagName === 'template') templates -= 1;
      },
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return found;
}

function elementOf({ tagName, attrs, selfClosing, location }: Token.TagToken, html: string, isText: boolean) {
  const { startOffset: start = 0, endOffset: startTagEnd = 0 } = location ?? {};
  const closing = `</${tagName}>`;
  const textEnd = isText ? html.indexOf(closing, startTagEnd) : startTagEnd;
  return {
    name: tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    start,
    startTagEnd,
    end: isText ? textEnd + closing.length : startTagEnd,
    isSelfClosing: selfClosing,
    text: html.slice(startTagEnd, textEnd),
  };
}
