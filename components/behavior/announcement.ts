import { onClick } from './on';
import { writeStored } from './stored';

/** Key under which the id of the closed announcement is stored. */
export const announcementKey = 'announcement-closed';

/** Closes the announcement; a later one has another id and shows again. */
export function installAnnouncement(): void {
  onClick('[data-announcement-close]', ({ dataset }) => {
    const id = dataset['announcementClose'] ?? '';
    writeStored(announcementKey, id);
    document.documentElement.dataset['announcementClosed'] = id;
    // The button is gone: what was next to it gets the focus.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
}
