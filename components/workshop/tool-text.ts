import { tooLong } from '@/lib/config/tool-strings';

/** The text that a tool works on. */
export type ToolText = Readonly<{
  field: HTMLTextAreaElement;
  read: () => string;
  /** Puts another text in its place, without a word to anybody. */
  write: (text: string) => void;
  /** The same, as if the reader had entered it. */
  enter: (text: string) => void;
  /** Whether the field shows it. */
  isShown: () => boolean;
}>;

/** Characters. To lay out a longer text holds up the page for more than 0.1 s. */
const longestShown = 40_000;
/** To paste a longer one, browsers take many times as long as to lay it out. */
const longestPasted = 10_000;

/** Opens the text of a field; one that is too long to be shown is kept beside it, and the field says so. */
export function openText(field: HTMLTextAreaElement): ToolText {
  const { placeholder } = field;
  let aside = '';
  const write = (text: string): void => {
    aside = text.length > longestShown ? text : '';
    field.value = aside === '' ? text : '';
    field.placeholder = aside === '' ? placeholder : tooLong(text.length);
  };
  const enter = (text: string): void => {
    write(text);
    field.dispatchEvent(new Event('input'));
  };
  field.addEventListener('beforeinput', (event) => {
    const { value, selectionStart, selectionEnd } = field;
    const added = event.data ?? '';
    // What is typed while a text is kept aside takes its place.
    if (aside === '' && added.length <= longestPasted) return;
    event.preventDefault();
    enter(value.slice(0, selectionStart) + added + value.slice(selectionEnd));
  });
  return { field, read: () => aside || field.value, write, enter, isShown: () => aside === '' };
}
