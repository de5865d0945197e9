import { answerHere } from '../workshop/check-here';
import { inPage } from './in-page';

// In the offline edition, this stands in for `workshop/check-engine`.

export const checkEngine = () => inPage(answerHere);
