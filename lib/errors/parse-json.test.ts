import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

it('gives the data of sound JSON', () => {
  expect(parseJson('{"a": [1, null]}')).toEqual({ data: { a: [1, null] } });
});

it.each([
  ['a comma too many', '{"a": 1,}', 1, 9],
  ['a comma that is missing', '[1\n2]', 2, 1],
  ['what it has no place for at the end', '[1,\n]', 2, 2],
  ['an end that is missing', '{\n"a": 1', 2, 7],
  ['no text', '', 1, 1],
])('finds %s', (_name, text, line, column) => {
  expect(parseJson(text)).toMatchObject({ place: { line, column }, reason: expect.any(String) });
});
