declare module 'serve-handler' {
  import type { ReadStream, Stats } from 'node:fs';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Options = Readonly<Record<string, unknown>>;
  export type Methods = Readonly<{
    lstat: (file: string) => Promise<Stats>;
    createReadStream: (file: string, options: Readonly<{ start?: number; end?: number }>) => ReadStream;
  }>;
  export default function handler(
    request: IncomingMessage,
    response: ServerResponse,
    options: Options,
    methods: Methods,
  ): Promise<void>;
}
