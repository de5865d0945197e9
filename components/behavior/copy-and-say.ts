import { announce } from './announce';

const shownFor = 2000;

/** What takes the mark of a control away again. */
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Puts a text on the clipboard; false where it did not come or the browser refused. */
async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // A page served without TLS has no clipboard.
    if (!('clipboard' in navigator)) return copyByCommand(await text);
    const { clipboard } = navigator;
    if (typeof text === 'string') await clipboard.writeText(text);
    else if (typeof ClipboardItem === 'undefined') await clipboard.writeText(await text);
    // Started by the click itself: in WebKit nothing may be written later.
    else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
    return true;
  } catch {
    return false;
  }
}

/** The older way, in which the page is asked for the text; browsers do so only where something is selected. */
function copyByCommand(text: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  const selection = getSelection();
  selection?.selectAllChildren(document.body);
  document.addEventListener('copy', give);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', give);
  selection?.removeAllRanges();
  return isCopied;
}

const toBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });

/** Copies a text, which may still be on its way, and says how that ended, aloud and for the eye, at the control: by a mark (`data-copied`) for two seconds, or in words (`data-failed`) until it succeeds. */
export async function copyAndSay(
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
    setTimeout(() => delete control.dataset['copied'], shownFor),
  );
  return isCopied;
}
