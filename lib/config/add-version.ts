const menu = "{ type: 'docsVersionDropdown', position: 'right' },";

/** The text of the site's values with one more docs version, which comes after all others, and with a menu to choose one. */
export function addVersion(values: string, name: string): string {
  const entry = `{ name: '${name}', label: '${name}', path: '${name}', folder: 'content/versions/${name}', banner: 'unmaintained' },`;
  const listed = values.replace(/(versions: \[)((?:[^[\]]|\[[^\]]*\])*?),?\s*\]/, `$1$2, ${entry}]`);
  return listed.includes('docsVersionDropdown') ? listed : listed.replace(/(navbar: \{[^[]*items: \[)/, `$1${menu}`);
}
