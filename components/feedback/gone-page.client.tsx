'use client';

import { useEffect } from 'react';
import { NotFoundView } from './not-found-view';
import { ReloadAtChange } from './reload-at-change.client';
import { suggestPages } from './suggest-pages';

type GonePageProps = Readonly<{ /** Revision of the content. */ revision: string }>;

/** The not-found page, in place of a page that was deleted while open. React would keep it there, so the next save, which may bring the page back, reloads the address. */
export function GonePage({ revision }: GonePageProps) {
  useEffect(() => void suggestPages(), []);
  return (
    <>
      <NotFoundView />
      <ReloadAtChange state={revision} />
    </>
  );
}
