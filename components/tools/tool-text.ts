import { tooLong } from '@/lib/config/tool-strings';
import { partOf } from './start-tool';

/** Characters. To lay out a longer text holds up the page for more than 0.1 s. */
const longestShown = 40_000;
/** To paste a longer one, browsers take many times as long as to lay it out. */
const longestPasted = 10_000;

/** Opens the text of a tool's field, with the buttons that enter one; a text that is too long to be shown is kept beside the field, which says so. */
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
    // What is typed takes the place of a long text that is kept aside; to one that is only being looked at it is added.
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
    /** Puts another text in its place, without a word to anybody. */
    write,
    /** The same as if the reader had entered it. */
    enter,
    /** Keeps the text aside until another is written; the field says so. */
    hide: (words: string): void => keepAside(read(), words),
    /** Whether the field shows it. */
    isShown: (): boolean => aside === '',
  };
}

export type ToolText = Readonly<ReturnType<typeof openText>>;
