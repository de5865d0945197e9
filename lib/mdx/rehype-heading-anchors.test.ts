import { expect, it } from 'vitest';
import { process } from './fixtures/process';

const markupOf = async (heading: string): Promise<string> =>
  /<h2.*<\/h2>/.exec((await process(`---\ntitle: A\n---\n\n## ${heading}\n\nText.\n`)).html)?.[0] ?? '';

it('makes the text of a heading a link to itself, so that screen readers read its name once', async () => {
  expect(await markupOf('Values of `Nmap` {#values}')).toBe(
    '<h2 id="values"><a class="heading-anchor glyph" href="#values">Values of <code>Nmap</code></a></h2>',
  );
});

it('puts the link beside text that already holds a link', async () => {
  expect(await markupOf('[Nmap](https://nmap.org) {#nmap}')).toBe(
    '<h2 id="nmap"><a href="https://nmap.org">Nmap</a><a class="heading-anchor glyph" aria-label="Link to this section" href="#nmap"></a></h2>',
  );
});
