const shownFor = 2000;

/** Puts a text, which may still be on its way, on the clipboard; false where it did not come or the browser refused. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    const { clipboard } = navigator;
    if (typeof text === 'string') await clipboard.writeText(text);
    else if (typeof ClipboardItem === 'undefined') await clipboard.writeText(await text);
    // Started by the click itself: in WebKit nothing may be written later.
    else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
    return true;
  } catch {
    // No permission, or no clipboard on a page served without TLS.
    return false;
  }
}

const toBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });

/** Marks a control as done (`data-copied`), for the eye, for two seconds. */
export function showCopied(control: HTMLElement): void {
  control.dataset['copied'] = '';
  setTimeout(() => delete control.dataset['copied'], shownFor);
}
