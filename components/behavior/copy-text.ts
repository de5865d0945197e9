const shownFor = 2000;

declare global {
  interface Window {
    /** A copy that public/static/start.js has promised to the clipboard, in a click that came before this code. */
    earlyCopy?: Readonly<{ bring: (bytes: Blob | Promise<Blob>) => void; written: Promise<void> }> | undefined;
  }
}

/** Puts a text, which may still be on its way, on the clipboard; gives whether it came and the browser allowed it. */
export async function copyText(root: Document, text: string | Promise<string>): Promise<boolean> {
  const view = root.defaultView;
  if (!view) return false;
  try {
    await write(view, text);
    return true;
  } catch {
    // No permission, or no clipboard on a page served without TLS.
    return false;
  }
}

async function write(view: Window & typeof globalThis, text: string | Promise<string>): Promise<void> {
  const { earlyCopy } = view;
  if (earlyCopy) {
    view.earlyCopy = undefined;
    earlyCopy.bring(toBytes(text));
    return earlyCopy.written;
  }
  const { clipboard } = view.navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  if (!('ClipboardItem' in view)) return clipboard.writeText(await text);
  // Started by the click itself: in WebKit, nothing may be written later.
  return clipboard.write([new view.ClipboardItem({ 'text/plain': toBytes(text) })]);
}

function toBytes(text: string | Promise<string>): Promise<Blob> {
  const bytes = Promise.resolve(text).then((arrived) => new Blob([arrived], { type: 'text/plain' }));
  // A browser that refuses at once does not wait for it.
  bytes.catch(() => undefined);
  return bytes;
}

/** Marks a control as done (`data-copied`), for the eye, for two seconds. */
export function showCopied(control: HTMLElement): void {
  control.dataset['copied'] = '';
  setTimeout(() => delete control.dataset['copied'], shownFor);
}
