import { createHash } from 'node:crypto';

/** A script that the site's own source names, and the name that holds its content. */
export type HashedScript = Readonly<{ /** Paths below the site's root. */ from: string; to: string }>;

/** Takes a script's path below the site's root and its code and gives the path at which it may be cached forever: a page of one build must never get the script of another. */
export function hashedScript(path: string, code: string): HashedScript {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const name = path.replace(/^.*\//, '').replace(/\.js$/, '');
  return { from: path, to: `_next/static/site/${name}-${hash}.js` };
}

/** Gives the function that takes a page, or its data, and lets it name the scripts by their hashed names. */
export function hashedScriptFilter(scripts: readonly HashedScript[], baseUrl: string): (text: string) => string {
  return (text) =>
    scripts.reduce((result, { from, to }) => result.replaceAll(`"${baseUrl}${from}`, `"${baseUrl}${to}`), text);
}
