import { onClick } from './on';
import { readStored, writeStored } from './stored';

/** Key under which the id of the closed announcement is stored. */
const announcementKey = 'announcement-closed';

/** Hides the announcement that the reader has closed. */
export function hideClosedAnnouncement(): void {
  const site = document.documentElement.dataset;
  const closed = readStored(announcementKey);
  if (closed === site['announcement']) site['announcementClosed'] = closed;
}

/** Lets the reader close the announcement; a later one has a different id and shows again. */
export function installAnnouncement(): void {
  // Also on a page restored from the back-forward cache.
  window.addEventListener('pageshow', hideClosedAnnouncement);
  onClick('[data-announcement-close]', ({ dataset }) => {
    const id = dataset['announcementClose'] ?? '';
    writeStored(announcementKey, id);
    document.documentElement.dataset['announcementClosed'] = id;
    // The button is gone, so the first link after it gets the focus.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
}
