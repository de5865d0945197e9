import type { Code, Table } from 'mdast';
import type { ContentIssue } from '../errors/content-issue';

/** What became of a component: its table or code block, a mistake of the page that uses it, mistakes in data files. */
export type BlockResult = Readonly<{
  block?: Table | Code;
  mistake?: Readonly<{ message: string; hint: string; rule?: string }>;
  issues: readonly ContentIssue[];
}>;

/** A result that is only a page mistake. */
export const pageMistake = (message: string, hint: string): BlockResult => ({ mistake: { message, hint }, issues: [] });
