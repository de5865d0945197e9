import { expect, it } from 'vitest';
import { editText } from './edit-text';

it('puts in, replaces and takes out, whatever the order', () => {
  const edits = [
    { start: 8, end: 14, text: '' },
    { start: 0, end: 3, text: 'One' },
    { start: 7, end: 7, text: ',' },
  ];
  expect(editText('one two three', edits)).toBe('One two, ');
});

it('leaves a text without edits as it is', () => {
  expect(editText('one', [])).toBe('one');
});
