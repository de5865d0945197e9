/** Changes the text of the site's values for the build in another of its languages; returns `undefined` if they do not list that language. */
export function setLocale(values: string, name: string): string | undefined {
  const entry = new RegExp(String.raw`\{\s*name: '${name}',[^{}]*?baseUrl: '([^']+)'`).exec(values);
  if (!entry) return undefined;
  return values
    .replace(/^ {2}baseUrl: '[^']*'/m, `  baseUrl: '${entry[1] ?? ''}'`)
    .replace(/^ {2}locale: '[^']*'/m, `  locale: '${name}'`);
}
