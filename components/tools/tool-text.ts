import { tooLong } from '@/lib/config/tool-strings';
import { partOf } from './start-tool';

/** In characters. Laying out a longer text blocks the page for more than 0.1 s. */
const maxShownLength = 40_000;
/** In characters. Pasting a longer text takes browsers many times as long as its layout. */
const maxPastedLength = 10_000;

/** Manages the text of a tool's field and the buttons that enter one; a text too long to show is kept outside the field, which says so. */
export function createToolText(tool: HTMLElement) {
  const field = partOf<HTMLTextAreaElement>(tool, 'textarea[id$=-text]');
  const { placeholder } = field;
  let hiddenText = '';
  const read = (): string => hiddenText || field.value;
  const hideText = (text: string, words: string): void => {
    hiddenText = text;
    Object.assign(field, { value: '', placeholder: words });
  };
  const write = (text: string): void => {
    if (text.length > maxShownLength) return hideText(text, tooLong(text.length));
    hideText('', placeholder);
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
    if (hiddenText === '' && added.length <= maxPastedLength) return;
    event.preventDefault();
    const before = hiddenText.length > maxShownLength ? '' : hiddenText;
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
    hide: (words: string): void => hideText(read(), words),
    /** Whether the field shows the text. */
    isShown: (): boolean => hiddenText === '',
  };
}

export type ToolText = Readonly<ReturnType<typeof createToolText>>;
