import { expect, it } from 'vitest';
import { nearestRoutes } from './nearest-routes';

const pages = [
  { route: '/docs/getting-started/installation', title: 'Installation' },
  { route: '/docs/getting-started/first-scans', title: 'First scans' },
  { route: '/docs/getting-started/uninstallation', title: 'Uninstallation' },
  { route: '/docs/hooks/defectdojo', title: 'DefectDojo' },
  { route: '/docs/scanners/zap', title: 'ZAP' },
  { route: '/blog', title: 'Blog' },
  { route: '/blog/archive', title: 'Archive' },
  { route: '/blog/2022/01/18/a-post-with-a-long-name', title: 'Post' },
];
const routes = (asked: string): readonly string[] => nearestRoutes(asked, pages).map(({ route }) => route);

it('finds the page behind a typing mistake first', () => {
  expect(routes('/docs/getting-startd/instalation')[0]).toBe('/docs/getting-started/installation');
  expect(routes('/docs/scanners/Zap')[0]).toBe('/docs/scanners/zap');
});

it('finds a page that moved to another folder by its name', () => {
  expect(routes('/docs/integrations/persistence/defectdojo')).toContain('/docs/hooks/defectdojo');
});

it.each(['/blog/2022', '/blog/2022/01', '/blog/2022/01/18'])(
  'finds the archive by %s, and what is below it',
  (asked) => {
    expect(routes(asked).slice(0, 2)).toEqual(['/blog/archive', '/blog/2022/01/18/a-post-with-a-long-name']);
  },
);

it('finds pages below a folder without a page', () => {
  expect(routes('/docs/hooks')).toEqual(['/docs/hooks/defectdojo']);
});

it('offers nothing if nothing is near', () => {
  expect(routes('/wp-login.php')).toEqual([]);
});

it('offers no more than three pages, nearest first', () => {
  const near = ['zip', 'zapp', 'tap', 'zap'].map((name) => ({ route: `/docs/hooks/${name}`, title: name }));
  expect(nearestRoutes('/docs/hooks/zap', near).map(({ title }) => title)).toEqual(['zap', 'zapp', 'tap']);
});
