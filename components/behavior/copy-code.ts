import { strings } from '@/lib/config/strings';
import { announce } from './announce';
import { copyText, showCopied } from './copy-text';
import { onClick } from './on-click';

/** Makes the copy buttons of code blocks work; where the clipboard is closed the code is selected instead. */
export function installCopyCode(root: Document): () => void {
  return onClick<HTMLButtonElement>(root, '.copy-button', (button) => void copyCode(root, button));
}

async function copyCode(root: Document, button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector<HTMLElement>('pre');
  if (!code) return;
  const text = button.dataset['copy'] || (code.textContent ?? '').replace(/\n$/, '');
  if (await copyText(root, text)) {
    showCopied(button);
    announce(root, strings.copy.codeCopied);
  } else {
    root.defaultView?.getSelection()?.selectAllChildren(code);
    announce(root, strings.copy.codeSelected);
  }
}
