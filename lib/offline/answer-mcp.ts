/** A tool of the server: its purpose, the name of its one text argument, and the function that answers. */
export type Tool = Readonly<{ description: string; argument: string; run: (text: string) => string }>;
type Arguments = Readonly<Record<string, unknown>>;

type Server = Readonly<{ name: string; version: string; tools: Readonly<Record<string, Tool>> }>;
type Message = Readonly<{ id?: unknown; method?: unknown; params?: Arguments | null }>;

/** Versions of the Model Context Protocol (https://modelcontextprotocol.io/specification), newest first; the part used here is the same in all of them. */
const versions = ['2025-06-18', '2024-11-05'] as const;

/** Codes of JSON-RPC 2.0. */
const errors = { parse: -32700, request: -32600, method: -32601, params: -32602 } as const;

const error = (id: unknown, kind: keyof typeof errors, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code: errors[kind], message } });

const textContent = (text: string, isError = false): object => ({ content: [{ type: 'text', text }], isError });

function callTool(tool: Tool, values: Arguments): object {
  try {
    return textContent(tool.run(String(values[tool.argument] ?? '')));
  } catch (cause) {
    // The model reads an error of this form, and can correct its call.
    return textContent(cause instanceof Error ? cause.message : String(cause), true);
  }
}

/** Returns the answer to a line of the Model Context Protocol over stdio, also one line; `undefined` for a notification. */
export function answerMcp(line: string, { tools, ...serverInfo }: Server): string | undefined {
  let message: Message | null;
  try {
    message = JSON.parse(line);
  } catch {
    return error(null, 'parse', 'This is not JSON.');
  }
  const { id, method, params } = message ?? {};
  if (typeof method !== 'string') return error(id, 'request', 'There is no method.');
  if (id === undefined) return undefined;
  const result = (value: object): string => JSON.stringify({ jsonrpc: '2.0', id, result: value });
  switch (method) {
    case 'initialize': {
      const protocolVersion = versions.find((version) => version === params?.['protocolVersion']) ?? versions[0];
      return result({ protocolVersion, capabilities: { tools: {} }, serverInfo });
    }
    case 'ping':
      return result({});
    case 'tools/list':
      return result({
        tools: Object.entries(tools).map(([name, { description, argument }]) => ({
          name,
          description,
          inputSchema: { type: 'object', properties: { [argument]: { type: 'string' } }, required: [argument] },
        })),
      });
    case 'tools/call': {
      const name = String(params?.['name']);
      const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
      if (!tool) return error(id, 'params', `There is no tool "${name}".`);
      return result(callTool(tool, (params?.['arguments'] ?? {}) as Arguments));
    }
    default:
      return error(id, 'method', `There is no method "${method}".`);
  }
}
