import { expect, it } from 'vitest';
import { answerMcp } from './answer-mcp';

const tools = { echo: { description: 'Says it again.', argument: 'text', run: (text: string) => text } };
const answer = (message: object): unknown =>
  JSON.parse(
    answerMcp(JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }), { name: 'n', version: '1', tools }) ?? '',
  );

it.each([
  [{ method: 'initialize', params: null }, { result: { serverInfo: { name: 'n', version: '1' } } }],
  [{ method: 'tools/call', params: null }, { error: { code: -32602 } }],
  [{ method: 'tools/call', params: { name: 'echo', arguments: null } }, { result: { content: [{ text: '' }] } }],
])('answers %j, which holds nothing where something is expected', (message, expected) => {
  expect(answer(message)).toMatchObject(expected);
});
