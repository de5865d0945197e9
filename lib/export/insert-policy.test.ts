import { expect, it } from 'vitest';
import { insertPolicy } from './insert-policy';

const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;

it('puts the policy behind the encoding and in front of everything that it governs', () => {
  const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head></html>';
  expect(insertPolicy(page, "default-src 'none'")).toBe(page.replace('<link', `${meta}<link`));
});

it('puts it first in a head that does not name its encoding first', () => {
  expect(insertPolicy('<html><head class="x"><title>A</title></head></html>', "default-src 'none'")).toBe(
    `<html><head class="x">${meta}<title>A</title></head></html>`,
  );
});

it('refuses a page without a head', () => {
  expect(() => insertPolicy('<p>Text</p>', 'x')).toThrow('no <head>');
});
