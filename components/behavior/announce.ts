const id = 'behavior-status';

/** Announces a short message to screen readers through one live region, created at the first message. */
export function announce(message: string): void {
  const region = document.getElementById(id) ?? addRegion();
  region.textContent = '';
  // Screen readers read out a new region, or the same words again, only if the text changes later.
  setTimeout(() => {
    region.textContent = message;
  }, 50);
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  document.body.append(Object.assign(region, { id, className: 'visually-hidden', role: 'status' }));
  return region;
}
