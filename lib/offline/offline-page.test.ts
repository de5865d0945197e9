import { expect, it } from 'vitest';
import { offlinePage } from './offline-page';

const page = (head: string, body = '', file = 'docs/hooks/zap.html'): string =>
  offlinePage(`<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`, {
    file,
    addressFor: (address) => `to${address}`,
    scripts: new Map(['controls', 'search', 'checkTool'].map((name) => [`static/${name}.js`, new Uint8Array()])),
    policy: 'script-src file:',
  });

it('names the path to the root folder, even from that folder itself', () => {
  expect(page('')).toContain('<html lang="en" data-root="../../">');
  expect(page('', '', 'index.html')).toContain('<html lang="en" data-root="./">');
});

it('has the policy for files, and loads its style sheets without integrity', () => {
  const head = [
    '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">',
    '<link rel="stylesheet" href="/a.css" integrity="sha256-a">',
    '<link rel="canonical" href="https://www.example.com/a">',
    '<meta property="og:title" content="a">',
    '<script type="application/ld+json">{}</script>',
  ];
  expect(page(head.join(''))).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="script-src file:"><link rel="stylesheet" href="to/a.css"></head>`,
  );
});

it('runs the scripts of the edition, and never the runtime', () => {
  const script =
    '<script src="/static/controls.0a1b.js" integrity="sha256-a" data-search="/static/search.2c.js sha256-b" data-index="/i.json" data-runtime="/r.js"></script>';
  expect(page(script)).toContain(
    '<script src="../../static/controls.js" data-search="../../static/search.js"></script>',
  );
  const tool = '<div data-tool-script="/static/checkTool.0a.js sha256-a/b.c" data-worker="/w.js"></div>';
  expect(page('', tool)).toContain('<div data-tool-script="../../static/checkTool.js"></div>');
  expect(() => page('<script src="/static/other.0a.js"></script>')).toThrow('docs/hooks/zap.html');
});

it('leads links and pictures to files, and leaves places on the page alone', () => {
  expect(page('', '<a href="/docs#a">a</a><a href="#b">b</a><img srcset="/a.png 1x, /b.png 2x">')).toContain(
    '<a href="to/docs#a">a</a><a href="#b">b</a><img srcset="to/a.png 1x, to/b.png 2x">',
  );
});

it('marks links to other hosts as needing a network, once', () => {
  const sign = '<span class="icon icon-external" role="img" aria-label="(needs a network)"></span>';
  const link = `<a href="https://example.com" title="(needs a network)">a${sign}</a>`;
  expect(page('', '<a href="https://example.com">a</a>')).toContain(link);
  const marked = '<span class="icon icon-external" role="img" aria-label="(other site)"></span>';
  expect(page('', `<a href="https://example.com">a${marked}</a>`)).toContain(link);
});

it('reduces a live block to its sample', () => {
  const block = '<div data-live data-needs-runtime><button>Run</button><pre><code>1</code></pre></div>';
  expect(page('', block)).toContain(
    '<div data-live=""><pre><code>1</code></pre><p>On the website, you can run this sample.</p></div>',
  );
});
