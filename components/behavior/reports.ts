import { readingStrings } from '@/lib/config/reading-strings';
import { h } from '../ui/h';
import { copyAndAnnounce } from './copy-and-announce';
import { closest, on, onClick } from './on';

const { report: words } = readingStrings;

const heading = '.prose :is(h2, h3, h4, h5, h6)[id]';

/** The page's own "report" link, which holds its title, address and release. */
const pageReport = (): HTMLAnchorElement | null => document.querySelector('a[data-report]');

/** Adds to each heading that the reader points at, touches or focuses a link to a report that names its section; copies the report as text, for networks that cannot reach the repository. */
export function installReports(): void {
  on(['pointerover', 'focusin'], (event) => {
    const section = closest<HTMLElement>(event, heading);
    const report = pageReport();
    if (report && section && !section.querySelector('.heading-report')) section.append(reportLink(section, report));
  });
  onClick<HTMLElement>('[data-copy-report]', (button) => {
    const { searchParams: fields } = new URL(pageReport()?.href ?? document.URL);
    void copyAndAnnounce(button, `${fields.get('title')}\n\n${fields.get('body')}`, words.copied, words.notCopied);
  });
}

function reportLink(section: HTMLElement, { href }: HTMLAnchorElement): HTMLAnchorElement {
  const name = section.textContent.trim();
  const address = new URL(href);
  const { searchParams: fields } = address;
  fields.set('title', `${fields.get('title')} – ${name}`);
  // The link is not a part of the heading's name.
  section.ariaLabel = name;
  fields.set('body', (fields.get('body') ?? '').replace(/^(.*)$/m, `$1#${section.id}`));
  return h('a', { href: address.href, class: 'heading-report', 'aria-label': words.section(name) }, words.link);
}
