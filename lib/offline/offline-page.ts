import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { strings } from '../config/strings';
import { element, elementsIn, hasClass, textNode } from '../mdx/hast';
import { pathToRoot } from './page-file';

export type OfflinePage = Readonly<{
  /** Its path below the root folder. */ file: string;
  /** Where an address of the site leads, as seen from the page. */ addressFor: (address: string) => string;
  /** The edition's own scripts by their files, such as `static/controls.js`. */
  scripts: ReadonlyMap<string, Uint8Array>;
  /** Text of the policy. */ policy: string;
}>;

const addresses: ReadonlySet<string> = new Set(['href', 'src', 'action', 'dataCopyPage']);

/** Attributes that need a server, or would block scripts of a page opened as a file. */
const removedProperties = ['integrity', 'dataIndex', 'dataRuntime', 'dataWorker', 'dataNeedsRuntime'];

function isUnneeded({ tagName, properties }: Element): boolean {
  // All other relations are for search engines and programs on the web.
  if (tagName === 'link') return !/^(?:stylesheet|icon)$/.test(String(properties['rel']));
  if (tagName === 'script') return properties['src'] === undefined;
  return tagName === 'meta' && /^(?:og|twitter|article):/.test(String(properties['name'] ?? properties['property']));
}

/** The script that replaces one of the site's, whose name contains a hash; none starts the runtime of Next.js. */
function scriptFor(source: string, { scripts, file }: OfflinePage): string {
  const [, name = ''] = /^\S*\/(\w+)\./.exec(source) ?? [];
  const script = `static/${name}.js`;
  if (!scripts.has(script)) throw new Error(`${file} loads a script that the offline edition does not have: ${source}`);
  return pathToRoot(file) + script;
}

function rewriteProperties({ tagName, properties }: Element, page: OfflinePage): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string') continue;
    // `a.png 1x, b.png 2x` holds two addresses.
    if (name === 'srcSet') properties[name] = value.replace(/(?<=^|,\s*)[^\s,]\S*/g, page.addressFor);
    if (!value.startsWith('/')) continue;
    if (tagName === 'script' || name === 'dataToolScript') properties[name] = scriptFor(value, page);
    else if (addresses.has(name)) properties[name] = page.addressFor(value);
  }
}

/** Marks a link, by the site's own icon for external links, as one that needs a network. */
function markLink(link: Element): void {
  const label = strings.offline.needsNetwork;
  link.properties['title'] ??= label;
  const icon = elementsIn(link).find((node) => hasClass(node, 'icon-external'));
  if (icon) icon.properties['ariaLabel'] = label;
  else link.children.push(element('span', { className: ['icon', 'icon-external'], role: 'img', ariaLabel: label }));
}

/** Reduces a live block to its sample. */
function replaceLiveBlock(block: Element): void {
  block.children = [...elementsIn(block, 'pre').slice(0, 1), element('p', {}, [textNode(strings.offline.notLive)])];
}

/** Turns a page of the site into a file that a browser can open from any folder. */
export function offlinePage(html: string, page: OfflinePage): string {
  const tree = fromHtml(html);
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (isUnneeded(node)) {
      parent?.children.splice(index ?? 0, 1);
      return index;
    }
    if (properties['dataNeedsRuntime'] !== undefined) replaceLiveBlock(node);
    for (const name of removedProperties) properties[name] = undefined;
    rewriteProperties(node, page);
    if (tagName === 'html') properties['dataRoot'] = pathToRoot(page.file);
    if (String(properties['httpEquiv']) === 'Content-Security-Policy') properties['content'] = page.policy;
    if (tagName === 'a' && /^https?:/.test(String(properties['href']))) markLink(node);
    return undefined;
  });
  return toHtml(tree);
}
