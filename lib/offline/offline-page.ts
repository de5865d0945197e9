import path from 'node:path';
import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { strings } from '../config/strings';
import { appendElement, attributeOf, type Element, elementsIn, setAttribute } from './elements';
import { wayToRoot } from './page-file';

export type OfflinePage = Readonly<{
  /** Its path below the folder that holds all. */ file: string;
  /** Where an address of the site leads, as seen from the page. */ addressFor: (address: string) => string;
  /** The site's own scripts by their names, such as `controls`. */ scripts: Readonly<Record<string, string>>;
  /** Text of the policy. */ policy: string;
}>;

const addressAttributes = ['href', 'src', 'action', 'data-copy-page'];

/** Relations of links that a page needs to be drawn; all others are for search engines and programs on the web. */
const drawn = new Set(['stylesheet', 'icon']);

function isGone(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'link') return !drawn.has(attributeOf(element, 'rel') ?? '');
  if (tagName === 'script') return attributeOf(element, 'src') === undefined;
  const name = attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '';
  return tagName === 'meta' && /^(?:og|twitter|article):/.test(name);
}

/** `a.png 1x, b.png 2x` holds two addresses. */
const inSourceSet = (value: string, addressFor: OfflinePage['addressFor']): string =>
  value.replace(/(^|,\s*)(\S+)/g, (_, before: string, address: string) => before + addressFor(address));

function lead(element: Element, { addressFor }: OfflinePage): void {
  for (const name of addressAttributes) {
    const address = attributeOf(element, name);
    if (address?.startsWith('/')) setAttribute(element, name, addressFor(address));
  }
  const set = attributeOf(element, 'srcset');
  if (set !== undefined) setAttribute(element, 'srcset', inSourceSet(set, addressFor));
  // It would block what a page that is a file loads.
  setAttribute(element, 'integrity', undefined);
}

/** The scripts are others than the site's, and none starts the runtime of Next.js. */
function startScript(element: Element, { scripts, file }: OfflinePage): void {
  const [name = ''] = path.posix.basename(attributeOf(element, 'src') ?? '').split('.');
  const script = scripts[name];
  if (script === undefined) throw new Error(`${file} loads a script that the offline edition does not have: ${name}`);
  setAttribute(element, 'src', wayToRoot(file) + script);
  for (const later of ['search', 'diagrams'])
    if (attributeOf(element, `data-${later}`))
      setAttribute(element, `data-${later}`, `${wayToRoot(file)}${scripts[later]}`);
  for (const name of ['integrity', 'data-index', 'data-runtime']) setAttribute(element, name, undefined);
}

/** The script of a tool is loaded by the page's own scripts. */
function startTool(tool: Element, { scripts, file }: OfflinePage): void {
  setAttribute(tool, 'data-tool-script', `${wayToRoot(file)}${scripts[`${attributeOf(tool, 'data-tool')}Tool`]}`);
}

/** Says of a link, by the site's own sign for links to other sites, that it needs a network. */
function markLink(link: Element): void {
  const label = strings.offline.needsNetwork;
  setAttribute(link, 'title', attributeOf(link, 'title') ?? label);
  const sign = elementsIn(link).find((element) => /\bicon-external\b/.test(attributeOf(element, 'class') ?? ''));
  if (sign) setAttribute(sign, 'aria-label', label);
  else appendElement(link, 'span', { class: 'icon icon-external', role: 'img', 'aria-label': label });
}

/** Of a live block, the sample stays. */
function freeze(block: Element): void {
  const sample = elementsIn(block).find(({ tagName }) => tagName === 'pre');
  block.childNodes = [];
  if (sample) defaultTreeAdapter.appendChild(block, sample);
  setAttribute(block, 'data-needs-runtime', undefined);
  appendElement(block, 'p', {}, strings.offline.notLive);
}

/** Takes a page of the site and gives the same page as a file that a browser can open from any folder. */
export function offlinePage(html: string, page: OfflinePage): string {
  const document = parse(html, { scriptingEnabled: false });
  for (const element of elementsIn(document)) {
    if (isGone(element)) defaultTreeAdapter.detachNode(element);
    else if (element.tagName === 'html') setAttribute(element, 'data-root', wayToRoot(page.file));
    else if (element.tagName === 'script') startScript(element, page);
    else lead(element, page);
    if (attributeOf(element, 'http-equiv') === 'Content-Security-Policy') setAttribute(element, 'content', page.policy);
    if (attributeOf(element, 'data-tool-script') !== undefined) startTool(element, page);
    if (attributeOf(element, 'data-needs-runtime') !== undefined) freeze(element);
    if (element.tagName === 'a' && /^https?:/.test(attributeOf(element, 'href') ?? '')) markLink(element);
  }
  return serialize(document, { scriptingEnabled: false });
}
