import type { Engine } from '../behavior/worker-engine';

/** Turns a function into an engine, because pages opened as files have no worker. */
export const pageEngine =
  <Request, Answer>(answer: (request: Request) => Answer): Engine<Request, Answer> =>
  async (request) => {
    // Answers in a new task, after typed text has been drawn.
    await new Promise((resolve) => setTimeout(resolve));
    return answer(request);
  };
