import { decodeAddress } from '@/lib/config/address';
import { currentHeading } from './current-heading';
import { keepInView } from './keep-in-view';
import { watchPage } from './watch-page';

/** Marks, in every table of contents (`[data-toc]`), the link to the heading being read with `aria-current="location"`. */
export function installTocSpy(): void {
  let frame = 0;
  /** Where a heading stands after a jump to it, in pixels. */
  let offset = 0;
  const update = (): void => {
    frame = 0;
    // Zero while the focus is in a sticky element (base.css): the last value stays.
    offset = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || offset;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a[href^="#"]')];
    if (links.length > 0) markCurrentLink(links, findCurrentHeading(links, offset));
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  watchPage(schedule);
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
}

const targetId = (link: HTMLAnchorElement): string => decodeAddress(link.hash.slice(1));

function findCurrentHeading(links: readonly HTMLAnchorElement[], offset: number): string | undefined {
  const page = document.documentElement;
  const headings = [...new Set(links.map(targetId))].flatMap((id) => document.getElementById(id) ?? []);
  const index = currentHeading({
    tops: headings.map((heading) => heading.getBoundingClientRect().top),
    viewport: page.clientHeight,
    scrolled: page.scrollTop,
    scrollable: page.scrollHeight - page.clientHeight,
    offset,
    named: headings.findIndex(({ id }) => id === decodeAddress(location.hash.slice(1))),
  });
  return headings[index]?.id;
}

function markCurrentLink(links: readonly HTMLAnchorElement[], id: string | undefined): void {
  for (const link of links) {
    const isCurrent = id !== undefined && targetId(link) === id;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    link.ariaCurrent = isCurrent ? 'location' : null;
    const box = link.closest<HTMLElement>('[data-toc]');
    if (isCurrent && box) keepInView(box, link);
  }
  // On a phone the closed list says where the reader is.
  const summary = document.querySelector<HTMLElement>('.toc-details summary');
  const name = links.find((link) => link.ariaCurrent)?.textContent;
  if (summary) summary.dataset['current'] = name ? ` · ${name}` : '';
}
