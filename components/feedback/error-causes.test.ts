import { expect, it } from 'vitest';
import { errorCauses } from './error-causes';

it('lists the chain of causes, outermost first', () => {
  const error = new Error('the page', { cause: new TypeError('the list', { cause: 'a string' }) });
  expect(errorCauses(error)).toEqual(['the page', 'the list', 'a string']);
});

it('names an error without a message by its class', () => {
  expect(errorCauses(new RangeError())).toEqual(['RangeError']);
});

it('ends at a cause that is its own cause', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorCauses(error)).toEqual(['round']);
});
