import { answerHere } from '../tools/check-here';
import { inPage } from './in-page';

// In the offline edition, this stands in for `tools/check-engine`.

export const checkEngine = () => inPage(answerHere);
