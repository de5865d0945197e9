import { stemsOf } from './stems-of';

/** What a phrase is found by, so that `container images` is `container image`. */
export const synonymKey = (phrase: string): string => stemsOf(phrase).join(' ');
