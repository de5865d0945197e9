import { checkStrings as words } from '@/lib/config/check-strings';
import type { Answer } from '@/lib/workshop/answer';
import type { ScanChange } from '@/lib/workshop/edit-scan';
import { hideRedBox, showRedBox } from '../behavior/red-box';
import { openEngine } from './check-engine';
import type { ToolText } from './tool-text';

/** Pause in typing, in milliseconds, after which the text is checked, so that not each key is answered aloud. */
const typingPause = 300;

type Checked = Readonly<{
  tool: HTMLElement;
  text: ToolText;
  status: HTMLElement;
  /** Shows the answer, and gives what the status says of it. */
  show: (answer: Answer) => string;
}>;

/** Checks the text of a tool after each pause in typing; gives the function that checks it at once, with changes of a form or without. */
export function checkAsTyped({ tool, text, status, show }: Checked): (...changes: readonly ScanChange[]) => void {
  const engine = openEngine(tool.dataset['checkWorker'] ?? '');
  const say = (said: string): void => {
    if (status.textContent !== said) status.textContent = said;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  // They stay until they are in the text, whatever comes in between.
  let wanted: readonly ScanChange[] = [];
  const ask = async (): Promise<void> => {
    const [asked, changes] = [text.read(), wanted];
    const answer = await engine({ text: asked, changes });
    if (asked !== text.read() || changes !== wanted) return ask();
    wanted = [];
    if (answer.text !== asked) text.write(answer.text);
    hideRedBox(document);
    say(show(answer));
    if (wanted.length > 0) return ask();
  };
  const check = (...changes: readonly ScanChange[]): void => {
    if (changes.length > 0) wanted = [...wanted, ...changes];
    clearTimeout(timer);
    if (isAsking) return;
    isAsking = true;
    timer = setTimeout(say, typingPause, words.checking);
    void ask()
      .catch(() => showRedBox(document, () => check()))
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
