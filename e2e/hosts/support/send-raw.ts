import { connect } from 'node:net';

export type RawAnswer = Readonly<{ status: number; location?: string; body: Buffer }>;

/** Joins the parts of a chunked body (RFC 9112 §7.1). */
function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = parseInt(body.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || !size) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

function parse(answer: Buffer): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.toString('latin1', 0, end < 0 ? answer.length : end);
  const body = end < 0 ? Buffer.alloc(0) : answer.subarray(end + 4);
  const [, status] = /^HTTP\/1\.[01] (\d{3}) /.exec(head) ?? [];
  const [, location] = /^location: *(.*)$/im.exec(head) ?? [];
  return {
    status: Number(status ?? 0),
    ...(location === undefined ? {} : { location: location.trim() }),
    body: /^transfer-encoding: *chunked/im.test(head) ? unchunk(body) : body,
  };
}

/** Sends a raw request, as no client library would, and returns the response; status 0 if it is not HTTP. */
export function sendRaw(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (part) => parts.push(part));
    // A server may refuse before it has read everything; its response counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parse(Buffer.concat(parts))));
  });
}
