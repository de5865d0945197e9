const menu = "{ type: 'docsVersionDropdown', position: 'right' },";

/** Adds a docs version, after all others, and a menu to choose a version to the text of the site's values. */
export function addVersion(values: string, name: string): string {
  const entry = `{ name: '${name}', label: '${name}', path: '${name}', folder: 'content/versions/${name}', banner: 'unmaintained' },`;
  const listed = values.replace(/(versions: \[)((?:[^[\]]|\[[^\]]*\])*?),?\s*\]/, `$1$2, ${entry}]`);
  return listed.includes('docsVersionDropdown') ? listed : listed.replace(/(navbar: \{[^[]*items: \[)/, `$1${menu}`);
}
