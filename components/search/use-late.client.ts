'use client';

import { type ComponentType, useState } from 'react';

type Load = () => Promise<ComponentType>;
type Late = readonly [component: ComponentType | undefined, loadOnce: (load: Load) => void];

/** Gives a component once it was asked for and has come; what could not be loaded is loaded when it is asked for again. */
export function useLate(): Late {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [loadOnce] = useState(() => {
    let asked = false;
    return (load: Load) => {
      if (asked) return;
      asked = true;
      load().then(
        (component) => setLoaded(() => component),
        () => (asked = false),
      );
    };
  });
  return [Loaded, loadOnce];
}
