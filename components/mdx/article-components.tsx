import { LiveCode } from './live-code';
import { StaticPart } from '../ui/static-part.client';

/** The components that a compiled article may name. */
export const articleComponents = { LiveCode, StaticPart };
