import { expect, it } from 'vitest';
import { readGlossary } from './glossary';

it('reads each term with the first paragraph below its heading, as text', () => {
  const html = `<h2 id="results">Results</h2>
    <h3 id="finding"><a class="heading-anchor" href="#finding">Finding</a></h3>
    <p>One entry of
    a scan's <code>findings.json</code>.</p><p>More.</p>
    <h3 id="list">List</h3><ul><li>No paragraph</li></ul>`;
  expect(readGlossary(html)).toEqual({
    finding: { term: 'Finding', definition: "One entry of a scan's findings.json." },
  });
});

it('reads terms inside other elements as well', () => {
  expect(readGlossary('<section><h2 id="a">A</h2><p>First.</p></section>')).toEqual({
    a: { term: 'A', definition: 'First.' },
  });
});
