import { closest, on, onClick } from './on';
import { writeStored } from './stored';

/** Key under which the docs version that the reader chose last is stored. */
export const preferredVersionKey = 'docs-preferred-version';

/** Lets the language menu keep the query and hash of the address, which a built page cannot know, and remembers the docs version that the reader chooses. */
export function installLinkChoices(): void {
  on(['pointerdown', 'focusin', 'click'], (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-locale]');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  });
  onClick('a[data-version]', ({ dataset }) => writeStored(preferredVersionKey, dataset['version'] ?? ''));
}
