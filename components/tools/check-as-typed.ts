import { checking } from '@/lib/config/tool-strings';
import { hideRedBox, showRedBox } from '../behavior/red-box';
import type { Engine } from '../behavior/worker-engine';
import type { ToolText } from './tool-text';

/** Pause in typing, in milliseconds, after which the text is checked: screen readers must not announce each keystroke. */
const typingPause = 300;

type Checked<Change, Answer> = Readonly<{
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
}: Checked<Change, Answer>): (...changes: readonly Change[]) => void {
  const say = (said: string): void => {
    if (status.textContent !== said) status.textContent = said;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  // Changes stay pending until they are in the text, whatever comes in between.
  let wanted: readonly Change[] = [];
  const ask = async (): Promise<void> => {
    const [asked, changes] = [text.read(), wanted];
    const answer = await engine({ text: asked, changes });
    if (asked !== text.read() || changes !== wanted) return ask();
    wanted = [];
    if (changes.length > 0) text.write(answer.text);
    hideRedBox();
    say(show(answer));
    if (wanted.length > 0) return ask();
  };
  const check = (...changes: readonly Change[]): void => {
    if (changes.length > 0) wanted = [...wanted, ...changes];
    clearTimeout(timer);
    if (isAsking) return;
    isAsking = true;
    timer = setTimeout(say, typingPause, checking);
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
