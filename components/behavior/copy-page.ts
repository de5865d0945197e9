import { strings } from '@/lib/config/strings';
import { announce } from './announce';
import { copyText, showCopied } from './copy-text';
import { onClick } from './on-click';

/** Makes the "Copy page as Markdown" buttons work: each names its page's Markdown twin in `data-copy-page`. */
export function installCopyPage(root: Document): () => void {
  return onClick<HTMLButtonElement>(root, 'button[data-copy-page]', (button) => void copyPage(root, button));
}

async function copyPage(root: Document, button: HTMLButtonElement): Promise<void> {
  const isCopied = await copyText(root, readText(button.dataset['copyPage'] ?? ''));
  if (isCopied) showCopied(button);
  announce(root, isCopied ? strings.markdown.copied : strings.markdown.failed);
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.text();
}
