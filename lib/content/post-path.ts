import path from 'node:path';
import { z } from 'zod';

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export const isRealDate = (text: string): boolean => z.iso.date().safeParse(text).success;

export type PostPath = Readonly<{ name: string; /** Need not exist. */ date?: string }>;

/** Splits a post's path below the blog's folder: `2021-07-20-log4shell.mdx`, `2021-07-20-log4shell/index.mdx`. */
export function parsePostPath(file: string): PostPath {
  const { dir, name } = path.posix.parse(file);
  const named = name === 'index' && dir !== '' ? path.posix.basename(dir) : name;
  const match = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(named);
  return match?.[2] === undefined ? { name: named } : { name: match[2], date: match[1] };
}
