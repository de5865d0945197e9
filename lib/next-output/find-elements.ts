import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** An element as it stands in a page's text. */
export type FoundElement = Readonly<{
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Offsets: of the whole element, and of the end of its start tag. */ start: number;
  startTagEnd: number;
  end: number;
  /** What stands in a script. */ text: string;
}>;

/** Takes a page and gives its scripts and links, in order. */
export function findElements(html: string): FoundElement[] {
  const found: FoundElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      const { tagName: name, attrs, sourceCodeLocation: place } = child;
      if ((name === 'script' || name === 'link') && place?.startTag) {
        const { startOffset: start, endOffset: startTagEnd } = place.startTag;
        const attributes = new Map(attrs.map((attribute) => [attribute.name, attribute.value]));
        const text = html.slice(startTagEnd, place.endTag?.startOffset ?? startTagEnd);
        found.push({ name, attributes, start, startTagEnd, end: place.endOffset, text });
      }
      visit(child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}
