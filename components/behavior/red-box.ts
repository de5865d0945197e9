import { readingStrings as strings } from '@/lib/config/reading-strings';

const boxIn = (root: Document): HTMLElement | null => root.querySelector('.red-box-over');

/** Says below the text that a part of the page, or the next page, could not be loaded, and offers to try again. */
export function showRedBox(root: Document, retry: () => void): void {
  const make = (name: string, words: string): HTMLElement =>
    Object.assign(root.createElement(name), { textContent: words });
  const box = boxIn(root) ?? make('div', '');
  const button = make('button', strings.retry);
  button.className = 'button-secondary';
  button.onclick = () => {
    box.remove();
    retry();
  };
  box.className = 'red-box red-box-over';
  box.setAttribute('role', 'alert');
  box.replaceChildren(make('strong', strings.loadFailed), make('p', strings.loadAdvice), button);
  root.body.append(box);
}

export const hideRedBox = (root: Document): void => boxIn(root)?.remove();
