import { LiveCode } from './live-code';
import { StaticHtml } from './static-html.client';

/** The components that a compiled article may name. */
export const articleComponents = { LiveCode, StaticHtml };
