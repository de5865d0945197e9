import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { type Figures, readFigures } from './figures';
import { figuresMarkdown, withFigures } from './figures-table';

const taken = {
  machine: '2 × Some processor, 8 GiB',
  date: '2024-05-02',
  versions: { Node: '20.9.0', 'Next.js': '16.4.6' },
};
const figures: Figures = {
  builds: { heading: 'Builds', taken, rows: [{ build: 'cold', seconds: 20.4 }] },
  weights: { heading: 'Weights', taken, rows: [{ page: '/blog', 'html kB': 10.1, 'css kB': 5 }] },
};

it('each part is a table below the machine, the date and the versions it was taken with', () => {
  expect(figuresMarkdown(figures)).toBe(
    [
      '### Builds',
      'Taken on 2024-05-02 on 2 × Some processor, 8 GiB; Node 20.9.0, Next.js 16.4.6.',
      '| build | seconds |\n| --- | --: |\n| cold | 20.4 |',
      '### Weights',
      '| page | html kB | css kB |\n| --- | --: | --: |\n| /blog | 10.1 | 5 |',
    ].join('\n\n'),
  );
});

it('parts that were taken under other circumstances say so', () => {
  const later = { ...taken, date: '2024-06-03' };
  const weights = { heading: 'Weights', taken: later, rows: [{ page: '/', 'html kB': 1 }] };
  const text = figuresMarkdown({ ...figures, weights });
  expect(text.match(/Taken on [\d-]+/g)).toEqual(['Taken on 2024-05-02', 'Taken on 2024-06-03']);
});

it('figures are replaced between their marks each time, and the rest of the page stays unchanged', () => {
  const page = 'Before\n\n<!-- figures: written by npm run bench -- --readme -->\nstale\n<!-- /figures -->\n\nAfter\n';
  const once = withFigures(page, figures);
  expect(once).toMatch(/^Before\n\n<!-- figures.*### Builds.*<!-- \/figures -->\n\nAfter\n$/s);
  expect(once).not.toContain('stale');
  expect(withFigures(once, figures)).toBe(once);
  expect(() => withFigures('No marks', figures)).toThrow('no place for figures');
});

it('README says what was measured', async () => {
  const readme = readFileSync('README.md', 'utf8');
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
  expect(readme).toBe((await format('README.md', withFigures(readme, readFigures()), options)).code);
});
