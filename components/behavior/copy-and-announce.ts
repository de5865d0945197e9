import { announce } from './announce';

const markDuration = 2000;

/** For each control, the timer that removes its mark. */
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Puts a text on the clipboard; resolves to false if the text fails to load or the browser refuses. */
async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // A page served without TLS has no clipboard.
    if (!('clipboard' in navigator)) return copyByCommand(await text);
    const { clipboard } = navigator;
    if (typeof text === 'string') await clipboard.writeText(text);
    else if (typeof ClipboardItem === 'undefined') await clipboard.writeText(await text);
    // WebKit allows a write only during the click itself: it gets a promise of the text.
    else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
    return true;
  } catch {
    return false;
  }
}

/** The older way: the browser's `copy` event asks the page for the text, but only if something is selected. */
function copyByCommand(text: string): boolean {
  const setClipboardData = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  const selection = getSelection();
  selection?.selectAllChildren(document.body);
  document.addEventListener('copy', setClipboardData);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', setClipboardData);
  selection?.removeAllRanges();
  return isCopied;
}

const toBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });

/** Copies a text, or the promise of one, and reports the outcome to screen readers and on the control: success marks it for two seconds (`data-copied`), failure puts `failed` there until a copy succeeds (`data-failed`). Resolves to whether it succeeded. */
export async function copyAndAnnounce(
  control: HTMLElement,
  text: string | Promise<string>,
  copied: string,
  failed = '',
): Promise<boolean> {
  const isCopied = await copyText(text);
  announce(isCopied ? copied : failed);
  control.dataset[isCopied ? 'copied' : 'failed'] = isCopied ? '' : failed;
  if (isCopied) delete control.dataset['failed'];
  clearTimeout(timers.get(control));
  timers.set(
    control,
    setTimeout(() => delete control.dataset['copied'], markDuration),
  );
  return isCopied;
}
