import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page';
import { integrity } from './integrity';

const finish = (head: string, body = '') =>
  finishPage(
    `<html><head><meta charSet="utf-8"/><script src="/static/controls.js" integrity="sha256-own" data-runtime=""></script>${head}</head><body>${body}</body></html>`,
    { baseUrl: '/', integrityOf: (href) => `sha256-of${href}`, head: '<meta name="policy"/>' },
  );
const runtime = '<script src="/_next/static/chunks/a.js" async=""></script>';
const data = '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>';

it('is the hash that browsers compute', () => {
  // The example of https://www.w3.org/TR/sri-2/ with SHA-256.
  expect(integrity("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

describe('a finished page', () => {
  it('has its data and the names of the runtime files in one file, in order, and no inline script', () => {
    const { html, data: file } = finish(
      `<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>${runtime}`,
      data,
    );
    expect(file?.code).toBe(
      'self.runtimeFiles=["/_next/static/chunks/a.js sha256-of/_next/static/chunks/a.js"];\n(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"])',
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('preload');
    expect(html).toContain(`data-runtime="/${file?.path} ${integrity(file?.code ?? '')}"`);
  });

  it('has the policy before everything that it governs', () => {
    expect(finish(runtime, data).html).toMatch(/^<html><head><meta charSet="utf-8"\/><meta name="policy"\/><script/);
  });

  it('has the integrity of all other files it loads, and leaves structured data alone', () => {
    const json = '<script type="application/ld+json">{"a":"<script src=/y.js>"}</script>';
    const { html } = finish(
      `${runtime}<link rel="stylesheet" href="/a.css"/><link rel="icon" href="/i.svg"/>`,
      json + data,
    );
    expect(html).toContain(
      '<link rel="stylesheet" href="/a.css" integrity="sha256-of/a.css"/><link rel="icon" href="/i.svg"/>',
    );
    expect(html).toContain(json);
  });

  it('has no data if it has no placeholder for it', () => {
    const html = `<html><head><meta charSet="utf-8"/><script src="/static/controls.js"></script>${runtime}</head><body>${data}</body></html>`;
    const finished = finishPage(html, { baseUrl: '/', integrityOf: (href) => `sha256-of${href}`, head: '' });
    expect(finished.data).toBeUndefined();
    expect(finished.html.match(/<script/g)).toHaveLength(1);
  });

  it.each([
    ['isRuntimeFile', '', data],
    ['isPageData', runtime, ''],
  ])('is refused if contract %s does not hold', (name, head, body) => {
    expect(() => finish(head, body)).toThrow(`contract "${name}"`);
  });
});
