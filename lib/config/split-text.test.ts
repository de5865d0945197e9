import { expect, it } from 'vitest';
import { splitText } from './split-text';

const option = { find: /--\w+/ };
const slash = { find: '(?<=/)' };

it('gives the pieces of a text in order, each with what found it', () => {
  expect(splitText('get a/b --all', [slash, option])).toEqual([
    { text: 'get a/' },
    { text: '', mark: slash },
    { text: 'b ' },
    { text: '--all', mark: option },
  ]);
});

it('leaves whole what nothing is found in', () => {
  expect(splitText('get', [option])).toEqual([{ text: 'get' }]);
  expect(splitText('', [option])).toEqual([]);
});
