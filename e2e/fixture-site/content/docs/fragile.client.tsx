'use client';

import { useState } from 'react';

/** Throws when it is asked to, as a component of a contributor may. */
export function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The shelf fell down', { cause: new Error('A screw was missing') });
  return (
    <button type="button" data-needs-runtime="" onClick={() => setBroken(true)}>
      Lean on the shelf
    </button>
  );
}
