import { firefox } from './firefox';
import type { Browser } from './tab';
import { webkit } from './webkit';

export const browsers: readonly Browser[] = [firefox, webkit];
