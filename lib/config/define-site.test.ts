import { expect, it } from 'vitest';
import { defineSite } from './define-site';
import { site } from './site';
import type { SiteInput } from './site-schema';

/** Values that the types would not allow. */
const define = (values: Readonly<Record<string, unknown>>) => () =>
  defineSite({ ...site, ...values } as unknown as SiteInput);

it('reports every mistake in the values at once, each with its place and a remedy', () => {
  const values = { title: '', taglin: 'x', colorMode: { default: 'ligth' } };
  expect(define(values)).toThrow(/^lib\/config\/site\.ts:\d+:\d+ {2}error {2}The field "title" is empty\./m);
  expect(define(values)).toThrow('There is no field "taglin".  (unknown-field)\n    → Did you mean "tagline"?');
  expect(define(values)).toThrow('The field "colorMode.default" cannot be "ligth".');
});

it('refuses a navbar item of unknown type in the words of the specification, also inside a menu', () => {
  const unknown = { type: 'docSidebr' };
  const menu = { type: 'dropdown', label: 'More', items: [unknown] };
  for (const item of [unknown, menu])
    expect(define({ navbar: { items: [item] } })).toThrow(
      'No NavbarItem component found for type "docSidebr"  (field-value)\n    → Did you mean "docSidebar"?',
    );
});

it('asks for one target of a link', () => {
  const links = [{ label: 'Nowhere' }];
  const footer = { copyright: '', groups: [{ title: 'More', links }] };
  expect(define({ footer })).toThrow('needs one of "to", "href" and "html".');
});

it('refuses empty values for the title and the language of pages', () => {
  const locales = [{ name: 'en', label: 'English', htmlLang: '', baseUrl: '/' }];
  expect(define({ locales })).toThrow('"locales.htmlLang" is empty');
  expect(define({ blog: { ...site.blog, description: '' } })).toThrow('"blog.description" is empty');
});

it('refuses a language that the site does not list', () => {
  expect(define({ locale: 'fr' })).toThrow('The field "locale" must be the name of one of the locales');
});

it('refuses an address at which the menu of languages would not find the site', () => {
  const locales = [
    { name: 'en', label: 'English', htmlLang: 'en', baseUrl: '/' },
    { name: 'de', label: 'Deutsch', htmlLang: 'de', baseUrl: '/de/' },
  ];
  expect(define({ locales })).not.toThrow();
  expect(define({ locales, locale: 'de' })).toThrow('The field "baseUrl" must be the "baseUrl" of its locale');
});

it('refuses an address that no link may have, and two sidebars of one name', () => {
  const footer = { copyright: '', groups: [{ title: 'A', links: [{ label: 'A', href: 'javascript:alert(1)' }] }] };
  expect(define({ footer })).toThrow('must begin with https: or mailto:');
  const [sidebar] = site.docs.sidebars;
  expect(define({ docs: { ...site.docs, sidebars: [sidebar, sidebar] } })).toThrow('has one id twice');
});

it('refuses a base path that no route begins with', () => {
  const items = [{ label: 'Tools', to: '/tools', activeBasePath: 'docs' }];
  expect(define({ navbar: { items } })).toThrow('"navbar.items.activeBasePath" must start with "/"');
});

it('says what is wrong in a regular expression', () => {
  const items = [{ label: 'Tools', to: '/tools', activeBaseRegex: '(' }];
  expect(define({ navbar: { items } })).toThrow('is not a regular expression: Unterminated group');
  const [first] = site.readerVariables;
  expect(define({ readerVariables: [{ ...first, find: '(' }] })).toThrow(
    '"readerVariables.find" is not a regular expression: Unterminated group',
  );
  expect(define({ readerVariables: [{ ...first, pattern: '[a-z' }] })).toThrow(
    '"readerVariables.pattern" is not a regular expression: Unterminated character class',
  );
});
