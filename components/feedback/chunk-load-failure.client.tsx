'use client';

import { useEffect, useState } from 'react';
import { mayReload, reloadPage } from '../behavior/reload-guard';
import { Main } from '../layout/main';
import { LoadError } from './load-error';
import { Loading } from './loading';

/** Stands in for a page whose scripts could not be loaded, most often because the site was published anew: loads the page again once, then leaves it to the reader. */
export function ChunkLoadFailure({ error }: { readonly error: unknown }) {
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    // Later, so that the double effects of development ask once: the answer is remembered.
    const timer = setTimeout(() => {
      if (mayReload(Date.now())) reloadPage();
      else setGaveUp(true);
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <Main className="crash-view">{gaveUp ? <LoadError error={error} retry={() => reloadPage()} /> : <Loading />}</Main>
  );
}
