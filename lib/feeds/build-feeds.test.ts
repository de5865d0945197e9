import { describe, expect, it } from 'vitest';
import { site } from '../config/site';
import type { Post } from '../content/types';
import { makeLinksAbsolute, buildFeeds } from './build-feeds';

const post: Post = {
  kind: 'post',
  file: 'content/blog/2022-01-18-log4shell.mdx',
  route: '/blog/2022/01/18/log4shell',
  title: 'Log4Shell & us',
  description: 'What we did.',
  tags: [{ label: 'SAST', slug: 'sast', description: '' }],
  keywords: [],
  draft: false,
  unlisted: false,
  tocMinHeadingLevel: 2,
  tocMaxHeadingLevel: 3,
  hideTitle: false,
  redirectFrom: [],
  date: '2022-01-18',
  readingMinutes: 1,
  authors: [{ key: 'securecodebox', name: 'The secureCodeBox authors' }],
};

const feeds = buildFeeds(site, [
  { post, html: '<p>See <a href="/docs/scanners/nmap">Nmap</a> and <a href="#end">the end</a>.</p>' },
]);

describe('feeds', () => {
  it('carry the whole article with absolute links', () => {
    for (const feed of Object.values(feeds)) {
      expect(feed).toContain('https://www.securecodebox.io/docs/scanners/nmap');
      expect(feed).toContain('https://www.securecodebox.io/blog/2022/01/18/log4shell#end');
    }
  });

  it('name the blog, the copyright and the author', () => {
    const json = JSON.parse(feeds.json);
    expect(json.title).toBe('Blog on Automated Security Testing');
    expect(json.items[0].author.name).toBe('The secureCodeBox authors');
    expect(json._copyright).toEqual({ text: site.blog.feedCopyright });
    for (const feed of Object.values(feeds)) expect(feed).toContain('Copyright 2024');
  });

  it('are the same at every build', () => {
    const again = buildFeeds(site, [
      { post, html: '<p>See <a href="/docs/scanners/nmap">Nmap</a> and <a href="#end">the end</a>.</p>' },
    ]);
    expect(again).toEqual(feeds);
  });
});

describe('absoluteLinks', () => {
  it('completes each address of a picture in several widths', () => {
    expect(makeLinksAbsolute('<source srcset="/a.webp 640w, /b.webp 1280w"/>', 'https://a.example/b')).toBe(
      '<source srcset="https://a.example/a.webp 640w, https://a.example/b.webp 1280w"/>',
    );
  });

  it('leaves absolute addresses as they are', () => {
    expect(makeLinksAbsolute('<a href="https://owasp.org/">x</a>', 'https://a.example/b')).toBe(
      '<a href="https://owasp.org/">x</a>',
    );
  });
});
