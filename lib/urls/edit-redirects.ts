import { type Document, isScalar, isSeq, parseDocument } from 'yaml';

const frontMatter = /^---\r?\n([\s\S]*?)^---\s*$/m;

const write = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });

/** Adds entries to `redirect_from` in the text of a content file and changes nothing else; returns `undefined` if the file has no front matter. */
export function addRedirects(text: string, entries: readonly string[]): string | undefined {
  const found = frontMatter.exec(text);
  const yaml = found?.[1];
  if (found?.index !== 0 || yaml === undefined) return undefined;
  const document = parseDocument(yaml);
  const present = document.get('redirect_from');
  if (!isSeq(present)) {
    const added = entries.map((entry) => `  - '${entry}'\n`).join('');
    return text.replace(yaml, () => `${yaml}redirect_from:\n${added}`);
  }
  for (const entry of entries) present.add(entry);
  return text.replace(yaml, () => write(document));
}

/** Removes the entries of `redirect_from` that match `isGone` from the text of a content file and changes nothing else. */
export function dropRedirects(text: string, isGone: (entry: string) => boolean): string {
  const yaml = frontMatter.exec(text)?.[1] ?? '';
  const document = parseDocument(yaml);
  const present = document.get('redirect_from');
  if (!isSeq(present)) return text;
  const kept = present.items.filter((item) => !isScalar(item) || !isGone(String(item.value)));
  if (kept.length === present.items.length) return text;
  present.items = kept;
  if (kept.length === 0) document.delete('redirect_from');
  return text.replace(yaml, () => write(document));
}
