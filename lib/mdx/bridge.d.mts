import type { Processor } from 'unified';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

type Plugin = (this: Processor) => (tree: Node, file: VFile) => Promise<void>;
export declare function pluginFor(find: (file: VFile) => Promise<string>): Plugin;
declare const bridge: Plugin;
export default bridge;
