import type { Properties, Root } from 'hast';
import { elementsIn, textProperty } from '../mdx/hast';

/** Attributes that hold ids of other elements. */
const idAttributes = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'headers', 'htmlFor'] as const;

/** Addresses of elements in a drawing, as in `marker-end="url(#arrow)"`. */
const idInUrl = /url\(#([^)]+)\)/g;

/** Every id in a tree. */
export const idsIn = (tree: Root): Set<string> =>
  new Set(elementsIn(tree).flatMap((node) => textProperty(node, 'id') ?? []));

const asList = (value: Properties[string]): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(/\s+/);

/** The new names of addresses and ids; `undefined` leaves an address as it is. */
type IdMapping = Readonly<{ ofAddress: (href: string) => string | undefined; ofId: (id: string) => string }>;

/** Renames every id in a tree, and every address and every reference to an id. */
export function renameIds(tree: Root, { ofAddress, ofId }: IdMapping): void {
  for (const { properties } of elementsIn(tree)) {
    for (const name of idAttributes)
      if (properties[name] !== undefined) properties[name] = asList(properties[name]).map(ofId);
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue;
      if (name === 'id') properties[name] = ofId(value);
      if (value.includes('url(#')) properties[name] = value.replace(idInUrl, (_all, id: string) => `url(#${ofId(id)})`);
      const target = name === 'href' || name === 'xLinkHref' ? ofAddress(value) : undefined;
      if (target !== undefined) properties[name] = `#${encodeURIComponent(target)}`;
    }
  }
}
