import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Content } from '../content/types';
import { wantedFile } from './generated-files';

/** Notes that the text of a content file was asked for before it was compiled. */
export const noteWanted = (file: string): void => appendFileSync(wantedFile, `${file}\n`);

/** The docs and posts among the content whose text was asked for before it was compiled. */
export function wantedContent(content: Content): Content {
  const wanted = existsSync(wantedFile) ? readFileSync(wantedFile, 'utf8').split('\n') : [];
  const isWanted = ({ file }: { readonly file: string }): boolean => wanted.includes(file);
  return { ...content, docs: content.docs.filter(isWanted), posts: content.posts.filter(isWanted) };
}
