const id = 'behavior-status';

/** Tells assistive technology a short message, through one live region that is made at the first message. */
export function announce(root: Document, message: string): void {
  const region = root.getElementById(id) ?? addRegion(root);
  region.textContent = '';
  // A region that is new, or that gets the same words again, speaks only when its text changes later.
  setTimeout(() => {
    region.textContent = message;
  }, 50);
}

function addRegion(root: Document): HTMLElement {
  const region = root.createElement('div');
  region.id = id;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  root.body.append(region);
  return region;
}
