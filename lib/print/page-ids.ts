import type { Element, Properties, Root } from 'hast';

/** Attributes that hold ids of other elements. */
const idLists = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'headers', 'htmlFor'] as const;

/** Addresses of elements in a drawing, as in `marker-end="url(#arrow)"`. */
const drawn = /url\(#([^)]+)\)/g;

function eachElement({ children }: Root | Element, handle: (properties: Properties) => void): void {
  for (const child of children) {
    if (child.type !== 'element') continue;
    handle(child.properties);
    eachElement(child, handle);
  }
}

/** Every id in a tree. */
export function idsIn(tree: Root): Set<string> {
  const ids = new Set<string>();
  eachElement(tree, ({ id }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}

const asList = (value: Properties[string]): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(/\s+/);

/** What an address and an id are called now; an address without a new name stays. */
type Names = Readonly<{ ofAddress: (href: string) => string | undefined; ofId: (id: string) => string }>;

/** Gives each address and each id that elements of a tree name its new name. */
export function renameReferences(tree: Root, { ofAddress, ofId }: Names): void {
  eachElement(tree, (properties) => {
    for (const name of idLists)
      if (properties[name] !== undefined) properties[name] = asList(properties[name]).map(ofId);
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue;
      if (value.includes('url(#')) properties[name] = value.replace(drawn, (_all, id: string) => `url(#${ofId(id)})`);
      const place = name === 'href' || name === 'xLinkHref' ? ofAddress(value) : undefined;
      if (place !== undefined) properties[name] = `#${encodeURIComponent(place)}`;
    }
  });
}

/** The ids that elements of a tree name. */
export function refersTo(tree: Root): Set<string> {
  const ids = new Set<string>();
  eachElement(tree, (properties) => {
    for (const name of idLists)
      if (properties[name] !== undefined) for (const id of asList(properties[name])) ids.add(id);
    for (const value of Object.values(properties)) {
      if (typeof value !== 'string') continue;
      for (const [, id = ''] of value.matchAll(drawn)) ids.add(id);
      if (value.startsWith('#')) ids.add(decodeURIComponent(value.slice(1)));
    }
  });
  return ids;
}

/** Gives each id of a tree its new name; one without a new name goes. */
export function renameIds(tree: Root, rename: (id: string) => string | undefined): void {
  eachElement(tree, (properties) => {
    if (typeof properties['id'] === 'string') properties['id'] = rename(properties['id']);
  });
}
