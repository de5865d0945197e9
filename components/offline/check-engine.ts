import { answerCheck } from '../tools/answer-check';
import { pageEngine } from './page-engine';

// In the offline edition, this stands in for `tools/check-engine`.

export const checkEngine = () => pageEngine(answerCheck);
