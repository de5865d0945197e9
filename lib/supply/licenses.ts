/** Licenses allowed here (SPDX ids): permissive ones, and those of data and fonts that only require attribution. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages with another license, or with theirs in an outdated form, and the reason why they may be used. */
const exceptions: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^@img\/sharp-/, 'LGPL: a library of its own beside the site, used at build time, not changed and not served'],
  [/^satori$/, 'MPL-2.0: draws the social pictures at build time, not changed and not served'],
  [/^(axe-core|@axe-core\/playwright)$/, 'MPL-2.0: checks accessibility in tests, not served'],
  [/^elkjs$/, 'EPL-2.0: lays out diagrams at build time, not changed and not served'],
  [/^format$/, 'MIT, named in an older field of its package.json'],
  [/^parse-cache-control$/, 'BSD, named in an older field of its package.json; in tests only'],
];

/** Returns whether an SPDX license expression allows use here: one of its alternatives (`OR`) must, and all of its parts (`AND`). Exceptions to a license (`WITH`) only widen it. */
export function isAllowedLicense(expression: string): boolean {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(text)) return text.split(' OR ').some(isAllowedLicense);
  if (/ AND /.test(text)) return text.split(' AND ').every(isAllowedLicense);
  return allowed.has(text.replace(/ WITH .*/, ''));
}

/** Says whether a package may be used: by its license, or as an exception. */
export const isUsable = (name: string, license: string | undefined): boolean =>
  (license !== undefined && isAllowedLicense(license)) || exceptions.some(([pattern]) => pattern.test(name));
