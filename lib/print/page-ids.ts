import type { Properties, Root } from 'hast';
import { elementsIn, textProperty } from '../mdx/hast';

/** Attributes that hold ids of other elements. */
const idLists = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'headers', 'htmlFor'] as const;

/** Addresses of elements in a drawing, as in `marker-end="url(#arrow)"`. */
const drawn = /url\(#([^)]+)\)/g;

/** Every id in a tree. */
export const idsIn = (tree: Root): Set<string> =>
  new Set(elementsIn(tree).flatMap((node) => textProperty(node, 'id') ?? []));

const asList = (value: Properties[string]): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(/\s+/);

/** What an address and an id are called now; an address without a new name stays. */
type Names = Readonly<{ ofAddress: (href: string) => string | undefined; ofId: (id: string) => string }>;

/** Gives each id of a tree, and each address and id that its elements name, its new name. */
export function renameIds(tree: Root, { ofAddress, ofId }: Names): void {
  for (const { properties } of elementsIn(tree)) {
    for (const name of idLists)
      if (properties[name] !== undefined) properties[name] = asList(properties[name]).map(ofId);
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue;
      if (name === 'id') properties[name] = ofId(value);
      if (value.includes('url(#')) properties[name] = value.replace(drawn, (_all, id: string) => `url(#${ofId(id)})`);
      const place = name === 'href' || name === 'xLinkHref' ? ofAddress(value) : undefined;
      if (place !== undefined) properties[name] = `#${encodeURIComponent(place)}`;
    }
  }
}
