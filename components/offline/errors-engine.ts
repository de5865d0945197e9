import { findErrors } from '@/lib/tools/find-errors';
import { pageEngine } from './page-engine';

// In the offline edition, this stands in for `tools/errors-engine`.

export const errorsEngine = () => pageEngine(findErrors);
