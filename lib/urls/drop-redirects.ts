import { isScalar, isSeq, parseDocument } from 'yaml';
import { frontMatter } from './add-redirects';

/** The text of a content file that takes no address over, for a copy of its page; its own headings go on leading to one another. */
export function dropRedirects(text: string): string {
  const yaml = frontMatter.exec(text)?.[1];
  const document = parseDocument(yaml ?? '');
  const entries = document.get('redirect_from');
  if (yaml === undefined || !isSeq(entries)) return text;
  entries.items = entries.items.filter((item) => isScalar(item) && String(item.value).startsWith('#'));
  if (entries.items.length === 0) document.delete('redirect_from');
  const changed = document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
  return text.replace(yaml, () => changed);
}
