import { behaviorStrings as strings } from '@/lib/config/behavior-strings';
import { announce } from './announce';
import { copyText, showCopied } from './copy-text';
import { onClick } from './on';
import { readText } from './site-files';

/** Makes the copy buttons work: of code blocks, of the page as Markdown (`data-copy-page` names its address), and of a heading's address. */
export function installCopy(): void {
  onClick('.copy-button', (button) => void copyCode(button));
  onClick('[data-copy-page]', (button) => void copyPage(button));
  // The jump itself stays the browser's.
  onClick<HTMLAnchorElement>('a.heading-anchor', (link) => void copy(link, link.href, strings.linkCopied));
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('pre');
  if (!code) return;
  const text = button.dataset['copy'] || code.textContent.replace(/\n$/, '');
  if (await copy(button, text, strings.codeCopied)) return;
  getSelection()?.selectAllChildren(code);
  announce(strings.codeSelected);
}

async function copyPage(button: HTMLElement): Promise<void> {
  const isCopied = await copy(button, readText(button.dataset['copyPage'] ?? ''), strings.pageCopied);
  if (!isCopied) announce(strings.pageNotCopied);
}

/** Copies a text and, where that succeeds, says so by the control's mark and in words. */
async function copy(control: HTMLElement, text: string | Promise<string>, words: string): Promise<boolean> {
  const isCopied = await copyText(text);
  if (isCopied) {
    showCopied(control);
    announce(words);
  }
  return isCopied;
}
