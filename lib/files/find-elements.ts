import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** An element as it stands in a page's text. */
export type FoundElement = Readonly<{
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Offsets: of the whole element, where its content is no markup, and of the end of its start tag. */ start: number;
  startTagEnd: number;
  end: number;
  /** Whether its start tag ends with `/>`. */ isSelfClosing: boolean;
  /** What stands in it as it is written, where its content is no markup. */ text: string;
}>;

/** Elements whose content is no markup (https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments). */
const modes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

const ignore = (): void => undefined;

/** Takes a page and gives its elements, in order, but those in templates; where names are given, those of these names only. No tree is built: there are many pages, and a tree takes three times as long. */
export function findElements(html: string, ...names: readonly string[]): FoundElement[] {
  const found: FoundElement[] = [];
  let templates = 0;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(tag) {
        // Only elements of SVG close themselves; those have no such content.
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
