import type { Engine } from '../behavior/open-engine';

/** Makes an engine of a function: pages that are files have no worker. */
export const inPage =
  <Ask, Answer>(answer: (ask: Ask) => Answer): Engine<Ask, Answer> =>
  async (ask) => {
    // A task of its own, so that what was typed is drawn first.
    await new Promise((resolve) => setTimeout(resolve));
    return answer(ask);
  };
