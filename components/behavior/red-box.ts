import { readingStrings as strings } from '@/lib/config/reading-strings';
import { h } from '../ui/h';

/** Says below the text that a part of the page, or the next page, could not be loaded, and offers to try again. */
export function showRedBox(retry: () => void): void {
  hideRedBox();
  const button = h('button', { class: 'button-secondary' }, strings.retry);
  button.onclick = () => {
    hideRedBox();
    retry();
  };
  const [failed, advice] = [h('strong', {}, strings.loadFailed), h('p', {}, strings.loadAdvice)];
  document.body.append(h('div', { class: 'red-box red-box-over', role: 'alert' }, failed, advice, button));
}

export const hideRedBox = (): void => document.querySelector('.red-box-over')?.remove();
