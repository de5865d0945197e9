'use client';

import { useEffect } from 'react';
import { NotFoundView } from './not-found-view';
import { suggestPages } from './suggest-pages';

/** The not-found page in the place of one that was deleted while it was open. */
export function GonePage({ baseUrl }: { readonly baseUrl: string }) {
  useEffect(() => void suggestPages(document), []);
  return <NotFoundView baseUrl={baseUrl} />;
}
