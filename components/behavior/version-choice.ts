import { onClick } from './on-click';
import { writeStored } from './stored';

/** Key under which the docs version that the reader chose last is stored. */
export const preferredVersionKey = 'docs-preferred-version';

/** Remembers the docs version whose link (`data-version`) the reader follows. */
export function installVersionChoice(root: Document): () => void {
  return onClick<HTMLAnchorElement>(root, 'a[data-version]', ({ dataset }) => {
    writeStored(root.defaultView, 'localStorage', { key: preferredVersionKey, value: dataset['version'] ?? '' });
  });
}
