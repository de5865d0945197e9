'use client';

import { useEffect, useState } from 'react';
import { readingStrings as words } from '@/lib/config/reading-strings';
import { strings } from '@/lib/config/strings';
import { mayReload, reloadPage } from '../behavior/reload-guard';
import { Main } from '../layout/main';

/** Stands in for a page whose scripts could not be loaded, most often because the site was deployed again: reloads the page once, then leaves that to the reader. */
export function ChunkLoadFailure({ error }: { readonly error: Error }) {
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    // Deferred, because the double effects of development must call `mayReload` only once: it keeps state.
    const timer = setTimeout(() => {
      if (mayReload(Date.now())) reloadPage();
      else setGaveUp(true);
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <Main className="crash-view">
      {gaveUp ? (
        <div className="red-box" role="alert">
          <strong>{words.loadFailed}</strong>
          <p>{words.loadAdvice}</p>
          <code>{error.message}</code>
          <button type="button" className="button-secondary" onClick={reloadPage}>
            {words.retry}
          </button>
        </div>
      ) : (
        <p className="loading" role="status">
          {strings.loading}
        </p>
      )}
    </Main>
  );
}
