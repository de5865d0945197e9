import type { VFile } from 'vfile';
import { type Mistake, report } from './report';

const rule = 'mdx-only';

/** Whether a page is told already to be MDX: another name mends all that waits for it. */
export const isToldMdx = (file: VFile): boolean => file.data.issues?.some((issue) => issue.rule === rule) ?? false;

/** Reports the first thing of a page in plain Markdown that works in MDX only. */
export function reportMdxOnly(file: VFile, what: string, place: Mistake['place']): void {
  if (isToldMdx(file)) return;
  report(file, { rule, message: `${what} in .mdx files only.`, hint: 'Rename the file to .mdx.', place });
}
