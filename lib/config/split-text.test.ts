import { expect, it } from 'vitest';
import { splitText } from './split-text';

const option = { find: /--\w+/ };
const slash = { find: '(?<=/)' };

it('returns the pieces of a text in order, each with the mark that found it', () => {
  expect(splitText('get a/b --all', [slash, option])).toEqual([
    { text: 'get a/' },
    { text: '', mark: slash },
    { text: 'b ' },
    { text: '--all', mark: option },
  ]);
});

it('leaves a text without matches whole', () => {
  expect(splitText('get', [option])).toEqual([{ text: 'get' }]);
  expect(splitText('', [option])).toEqual([]);
});
