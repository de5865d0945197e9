const wordPattern = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[A-Z]|\d+/g;

/** A tag's part of the address, split as lodash's `kebabCase` splits: `secureCodeBox` → `secure-code-box`, `Log4J` → `log-4-j`. */
export function tagSlug(label: string): string {
  const plain = label.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  return (plain.match(wordPattern) ?? []).join('-').toLowerCase();
}
