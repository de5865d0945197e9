import { describe, expect, it } from 'vitest';
import { site } from '../config/site';
import { buildMetadata } from './build-metadata';
import { buildJsonLd } from './json-ld';
import { buildLlmsIndex } from './llms';
import type { PageFacts } from './page-facts';
import { buildRobots, buildSitemap } from './sitemap';
import { buildSecurityTxt } from './security-txt';
import { buildWebManifest } from './web-manifest';

const doc: PageFacts = {
  kind: 'doc',
  route: '/docs/hooks/zap',
  title: 'ZAP',
  description: 'Scans web applications.',
  keywords: ['dast'],
  unlisted: false,
  lastUpdated: '2024-05-02',
  breadcrumbs: [
    { label: 'Hooks', route: '/docs/hooks' },
    { label: 'No page' },
    { label: 'ZAP', route: '/docs/hooks/zap' },
  ],
};

describe('metadata', () => {
  it('names page and site in the title, and the clean address as canonical', () => {
    const metadata = buildMetadata(site, doc);
    expect(metadata.title).toBe('ZAP | secureCodeBox');
    expect(metadata.alternates?.canonical).toBe('https://www.securecodebox.io/docs/hooks/zap');
  });

  it('tells pages with the same title apart by their series', () => {
    expect(buildMetadata(site, { ...doc, series: 'Integrating a hook' }).title).toBe(
      'ZAP – Integrating a hook | secureCodeBox',
    );
  });

  it('points pages of older versions to the latest version', () => {
    expect(buildMetadata(site, { ...doc, canonicalRoute: '/docs/x' }).alternates?.canonical).toBe(
      'https://www.securecodebox.io/docs/x',
    );
  });

  it('names the page in every language of a site that has several', () => {
    const german = { name: 'de', label: 'Deutsch', htmlLang: 'de', baseUrl: '/de/' };
    const several = { ...site, locales: [...site.locales, german], locale: 'de', baseUrl: '/de/' };
    expect(buildMetadata(several, doc).alternates?.languages).toEqual({
      en: 'https://www.securecodebox.io/docs/hooks/zap',
      de: 'https://www.securecodebox.io/de/docs/hooks/zap',
      'x-default': 'https://www.securecodebox.io/docs/hooks/zap',
    });
    expect(buildMetadata(site, doc).alternates?.languages).toBeUndefined();
  });

  it('announces the three feeds and the Markdown twin', () => {
    expect(Object.keys(buildMetadata(site, doc).alternates?.types ?? {})).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
      'text/markdown',
    ]);
  });

  it('keeps unlisted pages out of search engines', () => {
    expect(buildMetadata(site, { ...doc, unlisted: true }).robots).toEqual({ index: false, follow: true });
    expect(buildMetadata(site, doc).robots).toBeUndefined();
  });
});

describe('JSON-LD', () => {
  const graphOf = (page: PageFacts) => JSON.parse(buildJsonLd(site, page))['@graph'];

  it('describes docs as TechArticle with a breadcrumb list of the crumbs that have a page', () => {
    const [article, crumbs] = graphOf(doc);
    expect(article['@type']).toBe('TechArticle');
    expect(crumbs.itemListElement.map((item: { name: string }) => item.name)).toEqual(['Hooks', 'ZAP']);
  });

  it('describes posts as BlogPosting with their date', () => {
    expect(graphOf({ ...doc, kind: 'post', date: '2022-01-18' })[0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2022-01-18',
    });
  });

  it('cannot close the script it stands in', () => {
    expect(buildJsonLd(site, { ...doc, title: '</script><script>alert(1)' })).not.toContain('<');
  });
});

describe('files for crawlers', () => {
  it('lists pages sorted, with the date of the last change where it is known', () => {
    const xml = buildSitemap(site, [{ route: '/docs', lastUpdated: '2024-05-02' }, { route: '/' }]);
    expect(xml.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://www.securecodebox.io</loc></url>',
      '<url><loc>https://www.securecodebox.io/docs</loc><lastmod>2024-05-02</lastmod></url>',
    ]);
  });

  it('names the sitemap in robots.txt', () => {
    expect(buildRobots(site)).toContain('Sitemap: https://www.securecodebox.io/sitemap.xml');
  });

  it('lists pages by section in llms.txt, with the address of their Markdown', () => {
    const text = buildLlmsIndex(site, [
      { route: '/docs/x', title: 'X', description: 'About X.', section: 'Docs', markdown: '' },
    ]);
    expect(text).toContain('## Docs\n\n- [X](https://www.securecodebox.io/docs/x.md): About X.');
  });

  it('gives the manifest the icons of the site', () => {
    expect(JSON.parse(buildWebManifest(site)).icons.map((icon: { src: string }) => icon.src)).toContain(site.favicon);
  });
});

describe('security.txt', () => {
  const text = buildSecurityTxt(site, '2026-03-01T10:00:00.000Z');

  it("names the toolkit's policy, its own address and a day within the year after the commit", () => {
    expect(text.split('\n')).toEqual([
      'Contact: https://github.com/secureCodeBox/secureCodeBox/security/policy',
      'Expires: 2027-02-24T00:00:00Z',
      'Preferred-Languages: en, de',
      'Canonical: https://www.securecodebox.io/.well-known/security.txt',
      'Policy: https://github.com/secureCodeBox/secureCodeBox/security/policy',
      '',
    ]);
  });
});
