import { onClick } from './on-click';
import { writeStored } from './stored';

/** Key under which the id of the closed announcement is stored; `public/static/boot.js` reads it. */
const key = 'announcement-closed';

/** Makes the announcement's close button work; a later announcement has another id and shows again. */
export function installAnnouncement(root: Document): () => void {
  return onClick<HTMLButtonElement>(root, 'button[data-announcement-close]', ({ dataset }) => {
    const id = dataset['announcementClose'] ?? '';
    writeStored(root.defaultView, 'localStorage', { key, value: id });
    root.documentElement.dataset['announcementClosed'] = id;
    // The button is gone: what was next to it gets the focus.
    root.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
}
