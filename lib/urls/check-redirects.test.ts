import { describe, expect, it } from 'vitest';
import { checkRedirects } from './check-redirects';
import { movedParts, pageRedirects, type Redirect } from './redirects';

const place = { file: 'content/docs/new.mdx', line: 4, column: 5 };
const redirect = (from: string, id = ''): Redirect => {
  const [route = '', fromId = ''] = from.split('#');
  return { from: { route, id: fromId }, to: { route: '/docs/new', id }, title: 'New', ...place };
};

const problems = (...redirects: readonly Redirect[]): string[] =>
  checkRedirects({
    redirects,
    routes: ['/docs/new', '/docs/other'],
    headingIds: new Map([
      ['/docs/new', new Set(['values'])],
      ['/docs/other', new Set(['kept'])],
    ]),
  }).map(({ message, hint }) => `${message} ${hint}`);

describe('a redirect is an error', () => {
  it.each([
    ['from a page that exists', redirect('/docs/other'), 'There is a page at /docs/other'],
    ['from a heading that exists', redirect('/docs/other#kept'), 'There is a heading at /docs/other#kept'],
    [
      'from a part of a page that answers nowhere',
      redirect('/docs/gone#part'),
      'Add "/docs/gone" to the redirect_from',
    ],
    [
      'to a heading that does not exist',
      redirect('/docs/old', 'value'),
      'no heading "#value". Did you mean "#values"?',
    ],
  ])('%s', (_name, wrong, words) => {
    expect(problems(wrong)).toEqual([expect.stringContaining(words)]);
  });

  it('if two redirects start at the same address', () => {
    expect(problems(redirect('/docs/old'), redirect('/docs/old'))).toEqual([
      'content/docs/new.mdx asks for /docs/old too. Delete one of the two.',
    ]);
  });
});

it('a redirect may start at a page, a part of it or a heading that is gone', () => {
  const redirects = [redirect('/docs/old'), redirect('/docs/old#part', 'values'), redirect('/docs/other#gone')];
  expect(problems(...redirects)).toEqual([]);
  expect(movedParts(redirects)).toEqual({
    '/docs/old': [{ id: 'part', to: '/docs/new#values', title: 'New' }],
    '/docs/other': [{ id: 'gone', to: '/docs/new', title: 'New' }],
  });
  expect(pageRedirects(redirects)).toEqual([
    { from: '/docs/old', to: '/docs/new', title: 'New', parts: [{ id: 'part', to: '/docs/new#values', title: 'New' }] },
  ]);
});
