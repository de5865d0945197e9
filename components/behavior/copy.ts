import { behaviorStrings as strings } from '@/lib/config/behavior-strings';
import { copyAndAnnounce } from './copy-and-announce';
import { onClick } from './on';
import { readText } from './site-files';

/** Makes the copy buttons work: for code blocks, for the page as Markdown (`data-copy-page` holds its address), and for the address of a heading. */
export function installCopy(): void {
  onClick('.copy-button', (button) => void copyCode(button));
  onClick('[data-copy-page]', (button) => {
    const text = readText(button.dataset['copyPage'] ?? '');
    void copyAndAnnounce(button, text, strings.pageCopied, strings.pageNotCopied);
  });
  // The browser still does the jump itself.
  onClick<HTMLAnchorElement>('a.heading-anchor', (link) => void copyAndAnnounce(link, link.href, strings.linkCopied));
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('pre');
  if (!code) return;
  const text = button.dataset['copy'] || code.textContent.replace(/\n$/, '');
  const isCopied = await copyAndAnnounce(button, text, strings.codeCopied, strings.codeSelected);
  if (!isCopied) getSelection()?.selectAllChildren(code);
}
