import { findErrors } from '@/lib/workshop/find-errors';
import { inPage } from './in-page';

// In the offline edition, this stands in for `workshop/errors-engine`.

export const errorsEngine = () => inPage(findErrors);
