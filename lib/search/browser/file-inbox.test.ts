import { expect, test } from 'vitest';
import { createFileInbox } from './file-inbox';

const bytes = new ArrayBuffer(3);

test('a file is given whether it came before or after it was asked for', async () => {
  const inbox = createFileInbox();
  inbox.receive('/early', bytes);
  const late = inbox.load('/late');
  inbox.receive('/late', bytes);
  expect(await inbox.load('/early')).toBe(bytes);
  expect(await late).toBe(bytes);
});

test('a file that cannot be had is said to be missing', async () => {
  const inbox = createFileInbox();
  inbox.receive('/missing', undefined);
  expect(await inbox.load('/missing')).toBeUndefined();
});
