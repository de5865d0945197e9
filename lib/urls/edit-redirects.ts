import { type Document, isScalar, isSeq, parseDocument } from 'yaml';

const frontMatter = /^---\r?\n([\s\S]*?)^---\s*$/m;

const write = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });

/** The text of a content file with more entries in its `redirect_from`, everything else as it was; `undefined` where it has no front matter to add them to. */
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

/** The text of a content file that takes no address over, for a copy of its page; its own headings go on leading to one another. */
export function dropRedirects(text: string): string {
  const yaml = frontMatter.exec(text)?.[1] ?? '';
  const document = parseDocument(yaml);
  const present = document.get('redirect_from');
  if (!isSeq(present)) return text;
  present.items = present.items.filter((item) => isScalar(item) && String(item.value).startsWith('#'));
  if (present.items.length === 0) document.delete('redirect_from');
  return text.replace(yaml, () => write(document));
}
