// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlogPageModel, PostPage, PostSummary } from '@/lib/site/types';
import { BlogView } from './blog-view';
import { PostView } from './post-view';

const common = { title: 'Blog', description: 'About it.', keywords: [], unlisted: false, draft: false } as const;
const sbom = { label: 'SBOM', slug: 'sbom', description: 'Bills of materials.' } as const;
const post: PostSummary = {
  route: '/blog/2022/01/18/log4shell',
  file: 'content/blog/2022-01-18-log4shell.mdx',
  title: 'Log4Shell',
  description: 'How we searched for it.',
  date: '2022-01-18',
  readingMinutes: 5,
  authors: [{ key: 'team', name: 'The authors', url: 'https://example.com/team' }],
  tags: [sbom],
};

function render(
  page: Exclude<BlogPageModel, PostPage>,
  excerpts: ReadonlyMap<string, string> = new Map(),
): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<BlogView page={page} excerpts={excerpts} />);
  return document.body;
}
const text = (selector: string): string | undefined => document.querySelector(selector)?.textContent ?? undefined;

describe('the list of posts', () => {
  const list = (page: number, excerpts?: ReadonlyMap<string, string>): HTMLElement =>
    render(
      {
        ...common,
        kind: 'list',
        route: page === 1 ? '/blog' : '/blog/page/2',
        posts: [post],
        pagination: { page, pages: 2, ...(page === 1 ? { olderRoute: '/blog/page/2' } : { newerRoute: '/blog' }) },
      },
      excerpts,
    );

  it('shows the facts of a post that help decide whether to read it', () => {
    list(1);
    expect(text('article h2 a')).toBe('Log4Shell');
    expect(text('article time')).toBe('18 January 2022');
    expect(text('article')).toContain('5 min read');
    expect(text('article')).toContain('How we searched for it.');
    expect(document.querySelector('article a[href="/blog/tags/sbom"]')?.textContent).toBe('SBOM');
  });

  it('shows the excerpt its author marked instead of the description', () => {
    list(1, new Map([[post.file, '<p>Are we <strong>affected</strong>?</p>']]));
    expect(text('article .prose strong')).toBe('affected');
    expect(text('article')).not.toContain('How we searched for it.');
  });

  it('names the post in the link to read more', () => {
    list(1);
    expect([...document.querySelectorAll(`a[href="${post.route}"]`)].map((link) => link.textContent)).toEqual([
      'Log4Shell',
      'Read more about Log4Shell',
    ]);
  });

  it('pages to older and newer posts', () => {
    list(1);
    expect([text('a[rel=next]'), text('a[rel=prev]')]).toEqual(['Older posts', undefined]);
    list(2);
    expect([document.querySelector('a[rel=prev]')?.getAttribute('href'), text('a[rel=next]')]).toEqual([
      '/blog',
      undefined,
    ]);
    expect(text('nav[aria-label="Pages of the list"] span')).toBe('Page 2 of 2');
  });

  it('links to the parts of the blog and to its feeds', () => {
    list(1);
    expect(text('nav [aria-current=page]')).toBe('All posts');
    list(2);
    expect(text('nav [aria-current=true]')).toBe('All posts');
    expect([...document.querySelectorAll('ul[aria-label=Feeds] a')].map((link) => link.getAttribute('href'))).toEqual([
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
    ]);
  });
});

describe('the other pages of the blog', () => {
  it('show the archive by year, with the day of each post', () => {
    render({ ...common, kind: 'archive', route: '/blog/archive', years: [{ year: '2022', posts: [post] }] });
    expect(text('section h2')).toBe('2022');
    expect(text('section li')).toBe('18 Jan Log4Shell');
  });

  it('show each tag with its number of posts', () => {
    render({ ...common, kind: 'tags', route: '/blog/tags', tags: [{ tag: sbom, count: 1, route: '/blog/tags/sbom' }] });
    const row = document.querySelector('a[href="/blog/tags/sbom"]')?.closest('li')?.textContent;
    expect(row).toBe('SBOM 1 postBills of materials.');
  });

  it('show what a tag stands for and how many posts carry it, without paging if one page is enough', () => {
    const { textContent } = render({
      ...common,
      kind: 'tag',
      route: '/blog/tags/sbom',
      image: '/og/home.png',
      description: sbom.description,
      count: 3,
      posts: [post],
      pagination: { page: 1, pages: 1 },
    });
    expect(textContent).toContain('Bills of materials.');
    expect(textContent).toContain('3 posts');
    expect(text('nav [aria-current=true]')).toBe('Tags');
    expect(document.querySelector('nav[aria-label="Pages of the list"]')).toBeNull();
  });
});

describe('a post', () => {
  it('shows date, reading time, author, tags, neighbors and feeds around its text', () => {
    const page: PostPage = {
      ...common,
      ...post,
      kind: 'post',
      hideTitle: false,
      editUrl: 'https://example.com/edit',
      older: { route: '/blog/2021/07/20/architecture', label: 'Architecture' },
    };
    document.body.innerHTML = renderToStaticMarkup(
      <PostView page={page} toc={[]} variables={[]}>
        <p>Text</p>
      </PostView>,
    );
    expect(text('h1')).toBe('Log4Shell');
    expect(text('header')).toContain('18 January 2022 5 min read The authors');
    expect(text('article .prose')).toBe('Text');
    expect(text('a[rel=next]')).toBe('Older post Architecture');
    expect(text('footer a[href="/blog/tags/sbom"]')).toBe('SBOM');
    expect(text('footer a[href="/blog/atom.xml"]')).toBe('Atom');
    expect(text('footer a[href="https://example.com/edit"]')).toBe('Edit this page');
  });
});
