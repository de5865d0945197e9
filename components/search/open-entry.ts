/** Where a chosen entry opens. */
export type OpenIn = 'here' | 'tab' | 'window';

type Modifiers = Readonly<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/** Ctrl or Meta asks for a new tab, Shift for a new window. */
export function openIn({ ctrlKey, metaKey, shiftKey }: Modifiers): OpenIn {
  if (ctrlKey || metaKey) return 'tab';
  return shiftKey ? 'window' : 'here';
}

/** What `window.open` is told; a page of its own in each case, without a way back to this one. */
const features = { tab: 'noopener', window: 'noopener,popup' } as const;

/** Chooses an entry of the panel; here, that is a click as on every link of the site. */
export function followEntry(entry: HTMLElement, place: OpenIn): void {
  if (place !== 'here' && entry instanceof HTMLAnchorElement) window.open(entry.href, '_blank', features[place]);
  else entry.click();
}
