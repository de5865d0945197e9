import { onClick } from './on';
import { readStored, writeStored } from './stored';

/** Key under which the id of the closed announcement is stored. */
export const announcementKey = 'announcement-closed';

/** Hides the announcement that the reader has closed. */
export function hideClosedAnnouncement(): void {
  const site = document.documentElement.dataset;
  const closed = readStored(announcementKey);
  if (closed === site['announcement']) site['announcementClosed'] = closed;
}

/** Closes the announcement; a later one has another id and shows again. */
export function installAnnouncement(): void {
  // Of a page that the browser kept for the way back, too.
  window.addEventListener('pageshow', hideClosedAnnouncement);
  onClick('[data-announcement-close]', ({ dataset }) => {
    const id = dataset['announcementClose'] ?? '';
    writeStored(announcementKey, id);
    document.documentElement.dataset['announcementClosed'] = id;
    // The button is gone: what was next to it gets the focus.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
}
