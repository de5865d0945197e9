import { findErrors } from '@/lib/tools/find-errors';
import { inPage } from './in-page';

// In the offline edition, this stands in for `tools/errors-engine`.

export const errorsEngine = () => inPage(findErrors);
