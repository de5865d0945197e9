const id = 'behavior-status';

/** Tells assistive technology a short message, through one live region that is made at the first message. */
export function announce(message: string): void {
  const region = document.getElementById(id) ?? addRegion();
  region.textContent = '';
  // A region that is new, or that gets the same words again, speaks only when its text changes later.
  setTimeout(() => {
    region.textContent = message;
  }, 50);
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  document.body.append(Object.assign(region, { id, className: 'visually-hidden', role: 'status' }));
  return region;
}
