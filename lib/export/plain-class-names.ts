/** A class of a CSS module as the bundler writes it: a hash of the module's path, and the name that stands in its source. */
const hashed = /(?<![\w-])_?[\w-]{6}_([A-Za-z]\w*)(?![\w-])/g;
const selected = /\.([A-Za-z_][\w-]*)/g;

/**
 * Takes all style sheets of an export and gives the classes of CSS modules with the names that they have in their source: a hash before each
 * is a hundredth of what a page weighs. Throws where two modules, or a module and the rest of the site, use the same name.
 */
export function plainClassNames(styles: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const [, name = ''] of styles.flatMap((css) => [...css.matchAll(selected)])) {
    const plain = new RegExp(`^${hashed.source}$`).exec(name)?.[1] ?? name;
    const other = taken.get(plain);
    if (other !== undefined && other !== name)
      throw new Error(`Two style sheets have a class "${plain}" (${other}, ${name}). Give one of them another name.`);
    taken.set(plain, name);
    if (plain !== name) names.set(name, plain);
  }
  return names;
}

/** Gives the function that takes a page, its data, a script or a style sheet, and writes classes by those names. */
export function plainClassNameFilter(names: ReadonlyMap<string, string>): (text: string) => string {
  const hashes = new Set([...names].map(([name, plain]) => name.slice(0, -plain.length)));
  if (hashes.size === 0) return (text) => text;
  // To look for the few hashes there are takes a tenth of the time that it takes to look for any.
  const wanted = new RegExp(String.raw`(?<![\w-])(?:${[...hashes].join('|')})[\w-]+`, 'g');
  return (text) => text.replace(wanted, (name) => names.get(name) ?? name);
}
