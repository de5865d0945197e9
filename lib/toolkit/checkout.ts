import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const code = /\.(ya?ml|go|js|ts|mjs|py|java|json|tpl|sh|mk)$|(^|\/)(Makefile|Dockerfile|wrapper\.sh)$/;

/** A working tree of the toolkit. */
export class Checkout {
  /** Paths of files and folders from its root. */
  readonly paths: ReadonlySet<string>;
  #text: string | undefined;

  constructor(readonly root: string) {
    this.paths = new Set(this.#list(''));
  }

  read = (file: string): string => readFileSync(path.join(this.root, file), 'utf8');

  /** Files of which the path fits, sorted. */
  files = (pattern: RegExp): string[] => [...this.paths].filter((file) => pattern.test(file)).sort();

  /** All its code as one text, to look for names in. */
  get text(): string {
    this.#text ??= this.files(code)
      // What its own pages say, no program does.
      .filter((file) => !/(^|\/)(documentation|docs)\/|package-lock\.json$/.test(file))
      .map(this.read)
      .join('\n');
    return this.#text;
  }

  #list(folder: string): string[] {
    return readdirSync(path.join(this.root, folder), { withFileTypes: true }).flatMap((entry) => {
      const own = path.posix.join(folder, entry.name);
      const isOpened = entry.isDirectory() && !['.git', 'node_modules'].includes(entry.name);
      return isOpened ? [own, ...this.#list(own)] : [own];
    });
  }
}
