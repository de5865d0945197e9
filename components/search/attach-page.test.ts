// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachPage } from './attach-page';
import { pageMarkup } from './search-markup';
import { group, outcome, pagesFor, settle, testSite } from './fixtures/test-search';

const root = (): HTMLElement => document.querySelector<HTMLElement>('[data-search]') ?? document.body;
const part = (name: string): HTMLElement => root().querySelector<HTMLElement>(`.search-${name}`) ?? document.body;
const input = (): HTMLInputElement => root().querySelector('input') ?? document.createElement('input');
const listed = (): number => root().querySelectorAll('.search-pages > li').length;

function show(address: string): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main><div data-search>${pageMarkup}<div class="search-none" hidden></div><div class="search-index"></div></div></main>`;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  show('/search?q=scan');
});

describe('the search page', () => {
  it('shows the results of its address in place of the index', async () => {
    attachPage(root(), testSite().site);
    await settle();
    expect(input().value).toBe('scan');
    expect(part('count').textContent).toBe('2 results on 2 pages');
    expect([part('index').hidden, part('found').hidden, part('none').hidden]).toEqual([true, false, true]);
  });

  it('names each page in its heading, also where its first result shows the title', async () => {
    const page = group('/docs/nmap', { route: '/docs/nmap', title: 'Page' });
    attachPage(root(), testSite(async ({ query }) => outcome({ query, groups: [page] })).site);
    await settle();
    expect(root().querySelector('h2')?.textContent).toContain('Page');
  });

  it('says once the reader pauses how much was found, and not with each key', async () => {
    vi.useFakeTimers();
    attachPage(root(), testSite(async ({ query }) => pagesFor(query, query.length)).site);
    for (const typed of ['sca', 'scan', 'scans']) {
      await vi.advanceTimersByTimeAsync(300);
      input().value = typed;
      input().dispatchEvent(new Event('input'));
    }
    await vi.advanceTimersByTimeAsync(300);
    expect([part('count').textContent, part('said').textContent]).toEqual(['5 results on 5 pages', '']);
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect(part('said').textContent).toBe('5 results on 5 pages');
  });

  it('is the index without a query', async () => {
    show('/search');
    attachPage(root(), testSite().site);
    await settle();
    expect([part('index').hidden, part('found').hidden]).toEqual([false, true]);
  });

  it('keeps words that were typed before its script ran', async () => {
    const { site, client } = testSite();
    input().value = 'nmap';
    attachPage(root(), site);
    await settle();
    expect(input().value).toBe('nmap');
    expect(client.search.mock.lastCall?.[0].query).toBe('nmap');
    expect(part('pages').textContent).toContain('/docs/nmap/0');
  });

  it('says that nothing was found', async () => {
    attachPage(root(), testSite(async ({ query }) => outcome({ query })).site);
    await settle();
    expect(part('count').textContent).toBe('No results found.');
    expect(part('none').hidden).toBe(false);
  });

  it('shows twenty pages, and the others when asked; only those that are shown are reported', async () => {
    const { site } = testSite(async ({ query }) => pagesFor(query, 25));
    attachPage(root(), site);
    await settle();
    expect(listed()).toBe(20);
    expect(site.reportViewed.mock.lastCall?.[0]).toHaveLength(20);
    expect(part('more').textContent).toBe('Show 5 more pages');
    part('more').click();
    expect(listed()).toBe(25);
    expect(part('more').hidden).toBe(true);
    expect(document.activeElement).toBe(root().querySelector('.search-pages > li:nth-child(21) a'));
  });

  it('narrows the results down, as a step in the history', async () => {
    const groups = [group('/a', { route: '/a' }), { ...group('/b', { route: '/b' }), type: 'blog' as const }];
    const { site, client } = testSite(async ({ query }) => outcome({ query, groups, total: 2 }));
    const page = attachPage(root(), site);
    await settle();
    const select = root().querySelector<HTMLSelectElement>('[name="type"]');
    if (!select) throw new Error('There is no filter.');
    expect([...select.options].map(({ text }) => text)).toEqual(['All', 'Docs (1)', 'Blog (1)', 'Other pages (0)']);
    select.value = 'blog';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(location.search).toBe('?q=scan&type=blog');
    expect(part('count').textContent).toBe('1 result on 1 page');
    expect(client.search).toHaveBeenCalledTimes(1);
    history.replaceState(null, '', '/search?q=scan');
    page?.refresh();
    expect(listed()).toBe(2);
  });

  it('comes back to the place from which a result was followed', async () => {
    const { site } = testSite(async ({ query }) => pagesFor(query, 25));
    attachPage(root(), site);
    await settle();
    part('more').click();
    vi.stubGlobal('scrollY', 1234);
    const link = root().querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    const state: unknown = history.state;
    show('/search?q=scan');
    history.replaceState(state, '');
    attachPage(root(), site);
    await settle();
    expect(listed()).toBe(25);
    expect(scrollTo).toHaveBeenCalledWith({ top: 1234, behavior: 'instant' });
    expect(document.activeElement).toBe(root().querySelector('a'));
  });

  it('adds a history entry only if the address changes', async () => {
    attachPage(root(), testSite().site);
    await settle();
    const submit = (): unknown =>
      root()
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { cancelable: true }));
    const steps = history.length;
    submit();
    expect(history.length).toBe(steps);
    input().value = 'nmap';
    input().dispatchEvent(new Event('input'));
    submit();
    submit();
    expect(history.length).toBe(steps + 1);
  });

  it('keeps in the address words typed a moment before a result was followed', async () => {
    attachPage(root(), testSite().site);
    await settle();
    input().value = 'nmap';
    input().dispatchEvent(new Event('input'));
    await settle();
    const link = root().querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(location.search).toBe('?q=nmap');
  });
});
