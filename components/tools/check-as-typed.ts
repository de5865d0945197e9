import { checking } from '@/lib/config/tool-strings';
import { hideRedBox, showRedBox } from '../behavior/red-box';
import type { Engine } from '../behavior/worker-engine';
import type { ToolText } from './tool-text';

/** Pause in typing, in milliseconds, after which the text is checked: screen readers must not announce each keystroke. */
const typingPause = 300;

type CheckOptions<Change, Answer> = Readonly<{
  text: ToolText;
  status: HTMLElement;
  /** Checks a text, and answers with the changed text. */
  engine: Engine<Readonly<{ text: string; changes: readonly Change[] }>, Answer>;
  /** Shows the answer, and returns the words for the status. */
  show: (answer: Answer) => string;
}>;

/** Checks the text of a tool after each pause in typing; returns the function that checks it at once, with or without changes. */
export function checkAsTyped<Change, Answer extends Readonly<{ text: string }>>({
  text,
  status,
  engine,
  show,
}: CheckOptions<Change, Answer>): (...changes: readonly Change[]) => void {
  const setStatus = (words: string): void => {
    if (status.textContent !== words) status.textContent = words;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  // Changes stay pending until they are in the text, whatever comes in between.
  let pendingChanges: readonly Change[] = [];
  const ask = async (): Promise<void> => {
    const [asked, changes] = [text.read(), pendingChanges];
    const answer = await engine({ text: asked, changes });
    if (asked !== text.read() || changes !== pendingChanges) return ask();
    pendingChanges = [];
    if (changes.length > 0) text.write(answer.text);
    hideRedBox();
    setStatus(show(answer));
    if (pendingChanges.length > 0) return ask();
  };
  const check = (...changes: readonly Change[]): void => {
    if (changes.length > 0) pendingChanges = [...pendingChanges, ...changes];
    clearTimeout(timer);
    if (isAsking) return;
    isAsking = true;
    timer = setTimeout(setStatus, typingPause, checking);
    void ask()
      .catch(() => showRedBox(() => check()))
      .finally(() => {
        clearTimeout(timer);
        isAsking = false;
      });
  };
  text.field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(check, typingPause);
  });
  return check;
}
