declare module 'serve-handler' {
  import type { Stats } from 'node:fs';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Options = Readonly<Record<string, unknown>>;
  type Methods = Readonly<{ lstat: (file: string) => Promise<Stats> }>;
  export default function handler(
    request: IncomingMessage,
    response: ServerResponse,
    options: Options,
    methods: Methods,
  ): Promise<void>;
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(): Middleware;
}
