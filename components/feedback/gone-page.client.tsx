'use client';

import { useEffect, useRef } from 'react';
import { NotFoundView } from './not-found-view';
import { suggestPages } from './suggest-pages';

type GonePageProps = Readonly<{ baseUrl: string; /** Of the content. */ revision: string }>;

/** The not-found page in the place of one that was deleted while it was open. React keeps it there, so the next save, which may bring the page back, loads the address again. */
export function GonePage({ baseUrl, revision }: GonePageProps) {
  const first = useRef(revision);
  useEffect(() => {
    if (first.current === revision) void suggestPages(document);
    else location.reload();
  }, [revision]);
  return <NotFoundView baseUrl={baseUrl} />;
}
