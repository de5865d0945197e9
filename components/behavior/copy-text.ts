const shownFor = 2000;

/** Puts a text on the clipboard; gives whether the browser allowed it. */
export async function copyText(root: Document, text: string): Promise<boolean> {
  try {
    await root.defaultView?.navigator.clipboard.writeText(text);
    return root.defaultView !== null;
  } catch {
    // No permission, or no clipboard on a page served without TLS.
    return false;
  }
}

/** Marks a control as done (`data-copied`), for the eye, for two seconds. */
export function showCopied(control: HTMLElement): void {
  control.dataset['copied'] = '';
  setTimeout(() => delete control.dataset['copied'], shownFor);
}
