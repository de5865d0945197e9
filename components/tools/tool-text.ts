import { tooLong } from '@/lib/config/tool-strings';
import { partOf } from './start-tool';

/** In characters. Laying out a longer text blocks the page for more than 0.1 s. */
const longestShown = 40_000;
/** In characters. Pasting a longer text takes browsers many times as long as its layout. */
const longestPasted = 10_000;

/** Manages the text of a tool's field and the buttons that enter one; a text too long to show is kept outside the field, which says so. */
export function openText(tool: HTMLElement) {
  const field = partOf<HTMLTextAreaElement>(tool, 'textarea[id$=-text]');
  const { placeholder } = field;
  let aside = '';
  const read = (): string => aside || field.value;
  const keepAside = (text: string, words: string): void => {
    aside = text;
    Object.assign(field, { value: '', placeholder: words });
  };
  const write = (text: string): void => {
    if (text.length > longestShown) return keepAside(text, tooLong(text.length));
    keepAside('', placeholder);
    field.value = text;
  };
  const enter = (text: string): void => {
    write(text);
    field.dispatchEvent(new Event('input'));
  };
  field.addEventListener('beforeinput', (event) => {
    const { value, selectionStart, selectionEnd } = field;
    const added = event.data ?? '';
    // Typing replaces a text kept aside for its length; it is added to one that is only hidden while being checked.
    if (aside === '' && added.length <= longestPasted) return;
    event.preventDefault();
    const before = aside.length > longestShown ? '' : aside;
    enter(before + value.slice(0, selectionStart) + added + value.slice(selectionEnd));
  });
  for (const button of tool.querySelectorAll<HTMLElement>('[data-enter]'))
    button.addEventListener('click', () => {
      enter(button.dataset['enter'] ?? '');
      if (button.dataset['enter'] === '') field.focus();
    });
  return {
    field,
    read,
    /** Replaces the text without an `input` event. */
    write,
    /** Replaces the text as if the reader had entered it. */
    enter,
    /** Keeps the text aside until another is written; the field says so. */
    hide: (words: string): void => keepAside(read(), words),
    /** Whether the field shows the text. */
    isShown: (): boolean => aside === '',
  };
}

export type ToolText = Readonly<ReturnType<typeof openText>>;
