import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An address in an exported page. */
export type ExportedTarget = Readonly<{
  tag: string;
  value: string;
  /** Whether the browser fetches it by itself, as it does a picture. */ isLoaded: boolean;
}>;

/** What the checks need of an exported page. */
export type ExportedPage = Readonly<{
  lang: string;
  title: string;
  description: string;
  canonical: string;
  /** Whether the page asks search engines to leave it out, as the not-found page does. */
  isNoIndex: boolean;
  headings: number;
  /** Every id in the page, repetitions too. */
  ids: readonly string[];
  targets: readonly ExportedTarget[];
  /** Start tags that carry a style, and those of styles that the page's policy does not name. */
  styled: readonly string[];
  /** Start tags that carry a script, such as `<a onclick>`. */
  scripted: readonly string[];
  /** Starts of scripts that are no file and no data, and that the page's policy does not name. */
  inlineScripts: readonly string[];
}>;

const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'poster', 'data', 'action']);

/** Relations of `<link>` that name a page; all others make the browser fetch something. */
const pageRelation = /(?:^|\s)(?:canonical|alternate|author|help|license|me|next|prev|search)(?:\s|$)/;

/** Collected by one loop instead of a generator: an export has millions of elements. */
function elementsIn(root: Node): Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(root);
  return found;
}

const attribute = (element: Element | undefined, wanted: string): string =>
  element?.attrs.find(({ name }) => name === wanted)?.value ?? '';

function isLoaded(element: Element): boolean {
  const { tagName: tag } = element;
  if (tag === 'a' || tag === 'area' || tag === 'form') return false;
  return tag !== 'link' || !pageRelation.test(attribute(element, 'rel'));
}

/** `a.png 1x, b.png 2x` holds two addresses. */
const addressesIn = (name: string, value: string): string[] =>
  name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value.trim()];

function targetsOf(element: Element): ExportedTarget[] {
  const addresses = element.attrs.filter(({ name }) => addressAttributes.has(name));
  return addresses.flatMap(({ name, value }) =>
    addressesIn(name, value).map((address) => ({
      tag: element.tagName,
      value: address,
      isLoaded: isLoaded(element),
    })),
  );
}

const textOf = (node: Element): string =>
  node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

type Head = Pick<ExportedPage, 'lang' | 'title' | 'description' | 'canonical' | 'isNoIndex'>;

function readHead(elements: readonly Element[]): Head {
  const find = (tag: string, name: string, value: string): Element | undefined =>
    elements.find((element) => element.tagName === tag && attribute(element, name) === value);
  const meta = (name: string): string => attribute(find('meta', 'name', name), 'content').trim();
  const html = elements.find(({ tagName }) => tagName === 'html');
  // The title of a drawing is a `<title>` too, outside of the head.
  const title = elements.find(({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head');
  return {
    lang: attribute(html, 'lang'),
    title: title ? textOf(title).trim() : '',
    description: meta('description'),
    canonical: attribute(find('link', 'rel', 'canonical'), 'href'),
    isNoIndex: /\bnoindex\b/.test(meta('robots')),
  };
}

/** Structured data and the like are no scripts: browsers do not run them. */
const isInlineScript = ({ tagName, attrs }: Element): boolean =>
  tagName === 'script' && !attrs.some(({ name, value }) => name === 'src' || (name === 'type' && /json/i.test(value)));

/** Says whether the page's own policy names the very text of an element, by its hash (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
function namedByPolicy(elements: readonly Element[]): (element: Element) => boolean {
  const meta = elements.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
  const policy = attribute(meta, 'content');
  return (element) => policy.includes(`'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`);
}

/** The start tags that carry an attribute of some kind, such as `<a onclick>`. */
function startTags(elements: readonly Element[], isWanted: (attribute: string) => boolean): string[] {
  return elements.flatMap(({ tagName, attrs }) =>
    attrs.filter(({ name }) => isWanted(name)).map(({ name }) => `<${tagName} ${name}>`),
  );
}

/** Also reads what is shown without JavaScript only. */
export function readExportedPage(html: string): ExportedPage {
  const all = elementsIn(parse(html, { scriptingEnabled: false }));
  const withAttributes = all.filter(({ attrs }) => attrs.length > 0);
  const isNamed = namedByPolicy(withAttributes);
  const inlineStyles = all.filter((element) => element.tagName === 'style' && !isNamed(element));
  const inlineScripts = all.filter((element) => isInlineScript(element) && !isNamed(element));
  return {
    ...readHead(all),
    headings: all.filter(({ tagName }) => tagName === 'h1').length,
    ids: withAttributes.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id').map(({ value }) => value)),
    targets: withAttributes.flatMap(targetsOf),
    styled: [...startTags(withAttributes, (name) => name === 'style'), ...inlineStyles.map(() => '<style>')],
    inlineScripts: inlineScripts.map((element) => textOf(element).trim().slice(0, 60)),
    scripted: startTags(withAttributes, (name) => /^on[a-z]+$/.test(name)),
  };
}
