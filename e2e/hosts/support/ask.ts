import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;

type Options = Readonly<{ method?: string; headers?: Readonly<Record<string, string>> }>;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Requests a path exactly as written, without following redirects or decompressing the response. */
export function ask(origin: string, path: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', headers = {} } = options;
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/`, { path, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // A host may close a kept-alive connection just as it is used again.
      const isTooLate = asked.reusedSocket && error.code === 'ECONNRESET';
      if (isTooLate) resolve(ask(origin, path, options));
      else reject(error);
    });
    asked.end();
  });
}

/** Checks each item, several at a time, and returns all findings. */
export async function collect<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<readonly string[]>,
): Promise<string[]> {
  const work = items.values();
  const found: string[] = [];
  const worker = async (): Promise<void> => {
    for (const item of work) found.push(...(await check(item)));
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return found;
}
