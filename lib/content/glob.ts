const tokens = /\*\*\/|\*\*|\*|\?|\{[^{}]*\}|[\\^$.|+()[\]{}]/g;

function translate(token: string): string {
  if (token === '**/') return '(?:.*/)?';
  if (token === '**') return '.*';
  if (token === '*') return '[^/]*';
  if (token === '?') return '[^/]';
  if (token.length > 1) return `(?:${token.slice(1, -1).split(',').map(toSource).join('|')})`;
  return `\\${token}`;
}

const toSource = (pattern: string): string => pattern.replace(tokens, translate);

/** Takes a path and file patterns with `*` (within a folder), `**` (across folders), `?` and `{a,b}`, and tells whether one fits the whole path. */
export function matchesGlob(file: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => new RegExp(`^${toSource(pattern)}$`).test(file));
}
