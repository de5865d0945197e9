import type { VFile } from 'vfile';

/** An error of the Markdown, JSX or JavaScript parser. */
export type SyntaxFault = VFile['messages'][number];
