import { describe, expect, it } from 'vitest';
import type { Post } from '../content/types';
import { buildArchive, countTags, listedPosts, neighbors, paginate } from './post-lists';

function post(date: string, fields: Partial<Post> = {}): Post {
  const base = {
    title: date,
    description: '',
    tags: [],
    keywords: [],
    draft: false,
    unlisted: false,
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 3,
    hideTitle: false,
    redirectFrom: [],
    authors: [],
  };
  return {
    kind: 'post',
    file: `content/blog/${date}.mdx`,
    route: `/blog/${date}`,
    date,
    readingMinutes: 1,
    ...base,
    ...fields,
  };
}

const tag = (label: string) => ({ label, slug: label.toLowerCase(), description: '' });

describe('paginate', () => {
  it('puts ten of fourteen posts on the first page and four on the second', () => {
    expect(
      paginate(Array.from({ length: 14 }), 10).map(({ page, pages, items }) => [page, pages, items.length]),
    ).toEqual([
      [1, 2, 10],
      [2, 2, 4],
    ]);
  });

  it('gives an empty list one empty page', () => {
    expect(paginate([], 10)).toEqual([{ page: 1, pages: 1, items: [] }]);
  });
});

describe('buildArchive', () => {
  it('groups by year, newest year first, and keeps the order of the posts', () => {
    const posts = [post('2022-01-18'), post('2021-09-07'), post('2021-01-27')];
    expect(buildArchive(posts).map(({ year, posts: ofYear }) => [year, ofYear.map(({ date }) => date)])).toEqual([
      ['2022', ['2022-01-18']],
      ['2021', ['2021-09-07', '2021-01-27']],
    ]);
  });
});

describe('countTags', () => {
  it('counts each tag and sorts by label without regard to case', () => {
    const posts = [
      post('2022-01-01', { tags: [tag('SAST'), tag('cooking')] }),
      post('2021-01-01', { tags: [tag('SAST')] }),
    ];
    expect(countTags(posts).map(({ tag: { label }, count, route }) => [label, count, route])).toEqual([
      ['cooking', 1, '/blog/tags/cooking'],
      ['SAST', 2, '/blog/tags/sast'],
    ]);
  });
});

describe('neighbors', () => {
  const posts = [post('2022-01-01'), post('2021-01-01'), post('2020-01-01')];

  it('gives the newer and the older post', () => {
    expect(neighbors(posts, posts[1] as Post)).toEqual({
      newer: { route: '/blog/2022-01-01', label: '2022-01-01' },
      older: { route: '/blog/2020-01-01', label: '2020-01-01' },
    });
  });

  it('gives a post that is not listed none', () => {
    expect(neighbors(posts, post('2019-01-01'))).toEqual({});
  });
});

describe('lists', () => {
  it('leave out unlisted posts', () => {
    expect(listedPosts([post('2022-01-01', { unlisted: true }), post('2021-01-01')]).map(({ date }) => date)).toEqual([
      '2021-01-01',
    ]);
  });
});
