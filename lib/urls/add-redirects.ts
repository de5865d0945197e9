import { isSeq, parseDocument } from 'yaml';

export const frontMatter = /^---\r?\n([\s\S]*?)^---\s*$/m;

/** The text of a content file with more entries in its `redirect_from`, everything else as it was; `undefined` where it has no front matter to add them to. */
export function addRedirects(text: string, entries: readonly string[]): string | undefined {
  const found = frontMatter.exec(text);
  const yaml = found?.[1];
  if (!found || found.index !== 0 || yaml === undefined) return undefined;
  const changed = withEntries(yaml, entries);
  return text.replace(yaml, () => changed);
}

function withEntries(yaml: string, entries: readonly string[]): string {
  const document = parseDocument(yaml);
  const present = document.get('redirect_from');
  if (!isSeq(present)) return `${yaml}redirect_from:\n${entries.map((entry) => `  - '${entry}'\n`).join('')}`;
  for (const entry of entries) present.add(entry);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
