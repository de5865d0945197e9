'use client';

import { type ComponentType, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Late<Props> = readonly [component: ComponentType<Props> | undefined, loadOnce: (load: Load<Props>) => void];

/** Gives a component once it was asked for and has come; what could not be loaded is loaded when it is asked for again. */
export function useLate<Props = object>(): Late<Props> {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [loadOnce] = useState(() => {
    let asked = false;
    return (load: Load<Props>) => {
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
