import { readingStrings } from '@/lib/config/reading-strings';
import { announce } from './announce';
import { copyText, showCopied } from './copy-text';
import { closest, on, onClick } from './on';

const { report: words } = readingStrings;

const heading = '.prose :is(h2, h3, h4, h5, h6)[id]';

/** The page's own report, which names its title, address and release. */
const pageReport = (root: Document): HTMLAnchorElement | null => root.querySelector('a[data-report]');

/** Gives each heading that the reader points at, touches or has in focus a link to a report that names its section; copies a report for networks that reach no repository. */
export function installReports(root: Document): void {
  on(root, ['pointerover', 'focusin'], (event) => {
    const section = closest<HTMLElement>(event, heading);
    const report = pageReport(root);
    if (report && section && !section.querySelector('.heading-report')) section.append(linkTo(section, report));
  });
  onClick<HTMLElement>(root, '[data-copy-report]', (button) => void copyReport(root, button));
}

function linkTo(section: HTMLElement, { href }: HTMLAnchorElement): HTMLAnchorElement {
  const name = section.textContent.trim();
  const link = section.ownerDocument.createElement('a');
  const address = new URL(href);
  const { searchParams: fields } = address;
  fields.set('title', `${fields.get('title')} – ${name}`);
  fields.set('body', (fields.get('body') ?? '').replace(/^(.*)$/m, `$1#${section.id}`));
  link.href = address.href;
  link.className = 'heading-report';
  link.textContent = words.link;
  link.ariaLabel = words.section(name);
  return link;
}

async function copyReport(root: Document, button: HTMLElement): Promise<void> {
  const fields = new URL(pageReport(root)?.href ?? root.URL).searchParams;
  const isCopied = await copyText(root, `${fields.get('title')}\n\n${fields.get('body')}`);
  if (isCopied) showCopied(button);
  announce(root, isCopied ? words.copied : words.notCopied);
}
