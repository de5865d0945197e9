import type { Engine } from '../behavior/worker-engine';

/** Turns a function into an engine, because pages opened as files have no worker. */
export const inPage =
  <Ask, Answer>(answer: (ask: Ask) => Answer): Engine<Ask, Answer> =>
  async (ask) => {
    // Answers in a new task, after typed text has been drawn.
    await new Promise((resolve) => setTimeout(resolve));
    return answer(ask);
  };
