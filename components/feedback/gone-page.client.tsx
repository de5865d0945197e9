'use client';

import { useEffect } from 'react';
import { NotFoundView } from './not-found-view';
import { ReloadAtChange } from './reload-at-change.client';
import { suggestPages } from './suggest-pages';

type GonePageProps = Readonly<{ /** Of the content. */ revision: string }>;

/** The not-found page in the place of one that was deleted while it was open. React keeps it there, so the next save, which may bring the page back, loads the address again. */
export function GonePage({ revision }: GonePageProps) {
  useEffect(() => void suggestPages(), []);
  return (
    <>
      <NotFoundView />
      <ReloadAtChange state={revision} />
    </>
  );
}
