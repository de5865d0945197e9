import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { suggestOr } from '../errors/nearest-name';
import { listFilesBelow } from '../files/list-files-below';
import type { LocateInFile } from './parse-yaml';

/** An issue where a page names a social picture that is no file below `public/`; `root` is the project's. */
export function checkImage(image: string | undefined, root: string, locate: LocateInFile): ContentIssue[] {
  if (image === undefined || existsSync(path.join(root, 'public', image))) return [];
  const known = listFilesBelow(path.join(root, 'public/static')).map((file) => `/static/${file}`);
  const hint = suggestOr(image, known, `put it at public${image}`);
  return [
    issueAt(locate(['image'], 'value'), {
      rule: 'missing-image',
      message: `The picture "${image}" does not exist.`,
      hint,
    }),
  ];
}
