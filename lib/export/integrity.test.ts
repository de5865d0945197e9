import { describe, expect, it } from 'vitest';
import { editText } from './edit-text';
import { findElements } from './find-elements';
import { integrity, integrityEdits } from './integrity';

const known = (href: string): string | undefined => (href.startsWith('/') ? `sha256-of${href}` : undefined);

const addIntegrity = (html: string): string => editText(html, integrityEdits(findElements(html), known));

describe('integrity', () => {
  it('is the hash that browsers compute', () => {
    // The example of https://www.w3.org/TR/sri-2/ with SHA-256.
    expect(integrity("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
});

describe('integrityEdits', () => {
  it('adds it to scripts, style sheets and hints to fetch them', () => {
    const page =
      '<head><script src="/a.js"></script><link rel="stylesheet" href="/a.css"/><link href="/b.css" rel="preload stylesheet">' +
      '<link rel="preload" as="script" href="/b.js"/><link rel="modulepreload" href="/c.js"></head>';
    expect(addIntegrity(page)).toBe(
      '<head><script src="/a.js" integrity="sha256-of/a.js"></script><link rel="stylesheet" href="/a.css" integrity="sha256-of/a.css"/>' +
        '<link href="/b.css" rel="preload stylesheet" integrity="sha256-of/b.css"><link rel="preload" as="script" href="/b.js" integrity="sha256-of/b.js"/>' +
        '<link rel="modulepreload" href="/c.js" integrity="sha256-of/c.js"></head>',
    );
  });

  it('leaves everything else alone, also what only looks like a script', () => {
    const page =
      '<head><link rel="icon" href="/i.svg"/><link rel="preload" as="font" href="/f.woff2"/><meta name="description" content="<script src=&quot;/x.js&quot;>">' +
      '<script type="application/ld+json">{"a":"<script src=/y.js>"}</script><script src="/z.js" integrity="sha256-own"></script></head>';
    expect(addIntegrity(page)).toBe(page);
  });

  it('refuses a page that loads what is not the site’s', () => {
    expect(() => addIntegrity('<head><script src="https://example.com/x.js"></script></head>')).toThrow(
      '"https://example.com/x.js" is loaded by a page and is no file of the site.',
    );
  });
});
