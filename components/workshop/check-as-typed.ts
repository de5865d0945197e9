import { checkStrings as words } from '@/lib/config/check-strings';
import type { Verdict } from '@/lib/workshop/check-text';
import { hideRedBox, showRedBox } from '../behavior/red-box';
import { openEngine } from './check-engine';

/** Pause in typing, in milliseconds, after which the text is checked, so that not each key is answered aloud. */
const typingPause = 300;

type Checked = Readonly<{
  tool: HTMLElement;
  text: HTMLTextAreaElement;
  status: HTMLElement;
  /** Shows what is found, and gives what the status says of it. */
  show: (verdict: Verdict) => string;
}>;

/** Checks the text of a tool after each pause in typing; gives the function that checks it at once. */
export function checkAsTyped({ tool, text, status, show }: Checked): () => void {
  const engine = openEngine(tool.dataset['checkWorker'] ?? '');
  const say = (said: string): void => {
    if (status.textContent !== said) status.textContent = said;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    const asked = text.value;
    clearTimeout(timer);
    timer = setTimeout(say, typingPause, words.checking);
    engine(asked).then(
      (verdict) => {
        if (!verdict || asked !== text.value) return;
        clearTimeout(timer);
        hideRedBox(document);
        say(show(verdict));
      },
      () => {
        clearTimeout(timer);
        showRedBox(document, check);
      },
    );
  };
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(check, typingPause);
  });
  return check;
}
