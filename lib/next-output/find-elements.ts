import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** An element as it stands in a page's text. */
export type FoundElement = Readonly<{
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Offsets: of the whole element, and of the end of its start tag. */ start: number;
  startTagEnd: number;
  end: number;
  /** Whether its start tag ends with `/>`. */ isSelfClosing: boolean;
  /** What stands in a script. */ text: string;
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

/** Takes a page and gives its scripts and links, in order. No tree is built: there are many pages, and only these elements are asked for. */
export function findElements(html: string): FoundElement[] {
  const found: FoundElement[] = [];
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(tag) {
        const mode = modes[tag.tagName];
        // Only elements of SVG close themselves; those have no such content.
        if (mode !== undefined && !tag.selfClosing) tokenizer.state = mode;
        const element = elementOf(tag, html);
        if (element) found.push(element);
      },
      onEndTag: ignore,
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

const closing = '</script>';

function elementOf({ tagName, attrs, selfClosing, location }: Token.TagToken, html: string): FoundElement | undefined {
  if ((tagName !== 'script' && tagName !== 'link') || !location) return undefined;
  const { startOffset: start, endOffset: startTagEnd } = location;
  const textEnd = tagName === 'script' ? html.indexOf(closing, startTagEnd) : startTagEnd;
  return {
    name: tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    start,
    startTagEnd,
    end: tagName === 'script' ? textEnd + closing.length : startTagEnd,
    isSelfClosing: selfClosing,
    text: html.slice(startTagEnd, textEnd),
  };
}
