import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { setLocale } from './set-locale';

const values = readFileSync('e2e/fixture-site/site.ts', 'utf8');

it('the values for another language name it and the root of its build', () => {
  const german = setLocale(values, 'de') ?? '';
  const changed = german.split('\n').filter((line, index) => line !== values.split('\n')[index]);
  expect(changed).toEqual(["  baseUrl: '/de/',", "  locale: 'de',"]);
  expect(setLocale(values, 'fr')).toBeUndefined();
});

it('the site of the project lists its languages in the form that setLocale expects', () => {
  expect(setLocale(readFileSync('lib/config/site.ts', 'utf8'), 'en')).toContain("locale: 'en'");
});
