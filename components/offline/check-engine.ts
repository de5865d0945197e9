import { answerHere } from '../workshop/check-here';
import type { CheckEngine } from '../workshop/check-engine';

// In the offline edition, this stands in for `workshop/check-engine`: pages that are files have no worker.

export const openEngine = (): CheckEngine => async (ask) => {
  // A task of its own, so that what was typed is drawn first.
  await new Promise((resolve) => setTimeout(resolve));
  return answerHere(ask);
};
