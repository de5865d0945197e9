import type { VFile } from 'vfile';
import { type Mistake, report } from './report';

const rule = 'mdx-only';

/** Whether the page already has an `mdx-only` mistake: renaming the file fixes all of them. */
export const needsMdx = (file: VFile): boolean => file.data.issues?.some((issue) => issue.rule === rule) ?? false;

/** Reports the first construct of a plain Markdown page that works only in MDX. */
export function reportMdxOnly(file: VFile, what: string, place: Mistake['place']): void {
  if (needsMdx(file)) return;
  report(file, { rule, message: `${what} in .mdx files only.`, hint: 'Rename the file to .mdx.', place });
}
