import type { Root } from 'hast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';

export declare const versionFile: string;
export declare function treeFile(page: Readonly<{ file: string; text: string; version: string }>): string;
type Plugin = (this: Processor) => (tree: Root, file: VFile) => Root | Promise<Root>;
export declare function pluginFor(find: (file: VFile) => Root | Promise<Root>): Plugin;
declare const bridge: Plugin;
export default bridge;
