import { behaviorStrings as strings } from '@/lib/config/behavior-strings';
import { announce } from './announce';
import { copyText, showCopied } from './copy-text';
import { onClick } from './on';
import { readText } from './site-files';

/** Makes the copy buttons work: of code blocks, of the page as Markdown (`data-copy-page` names its address), and of a heading's address. */
export function installCopy(root: Document): void {
  onClick<HTMLElement>(root, '.copy-button', (button) => void copyCode(root, button));
  onClick<HTMLElement>(root, '[data-copy-page]', (button) => void copyPage(root, button));
  // The jump itself stays the browser's.
  onClick<HTMLAnchorElement>(root, 'a.heading-anchor', (link) => void copyLink(root, link));
}

async function copyCode(root: Document, button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector<HTMLElement>('pre');
  if (!code) return;
  const text = button.dataset['copy'] || code.textContent.replace(/\n$/, '');
  if (await copyText(root, text)) return confirm(root, button, strings.codeCopied);
  root.defaultView?.getSelection()?.selectAllChildren(code);
  announce(root, strings.codeSelected);
}

async function copyPage(root: Document, button: HTMLElement): Promise<void> {
  if (await copyText(root, readText(button.dataset['copyPage'] ?? ''))) confirm(root, button, strings.pageCopied);
  else announce(root, strings.pageNotCopied);
}

async function copyLink(root: Document, link: HTMLAnchorElement): Promise<void> {
  if (await copyText(root, link.href)) confirm(root, link, strings.linkCopied);
}

function confirm(root: Document, control: HTMLElement, words: string): void {
  showCopied(control);
  announce(root, words);
}
