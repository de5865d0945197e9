import { type StemReader, stemsOf } from './stems-of';

/** What a phrase is found by, so that `container images` is `container image`. */
export const synonymKey = (phrase: string, stems: StemReader = stemsOf): string => stems(phrase).join(' ');
