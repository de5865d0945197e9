import { expect, it } from 'vitest';
import { cronWords } from './cron';

it.each([
  ['30 2 * * 1', 'at 02:30 on Monday'],
  ['@daily', 'at 00:00 every day'],
  ['@every 1h30m', 'every 1h30m'],
  ['*/15 * * * *', 'every 15 minutes'],
  ['0 * * * *', 'at minute 0 of every hour'],
  ['0 */6 * * *', 'at 00:00, 06:00, 12:00 and 18:00 every day'],
  ['*/10 8 * * *', 'every 10 minutes of hour 8'],
  ['0 9-17 * * mon-FRI', 'at minute 0 of hour 9 to 17 on Monday to Friday'],
  ['5 4 13 * 5', 'at 04:05 on day 13 of the month and on Friday'],
  ['0 0 1 jan *', 'at 00:00 on day 1 of the month in January'],
  ['0 22 */2 * ?', 'at 22:00 on day 1, 3, 5 … 31 of the month'],
])('reads %s back', (expression, words) => {
  expect(cronWords(expression)).toBe(words);
});

it.each([
  ['0 0 * * 7', '"7" is not a number from 0 to 6'],
  ['60 * * * *', 'minute "60"'],
  ['0 0 31-2 * *', 'ends before it starts'],
  ['*/0 * * * *', 'no whole number'],
  ['1-2-3 * * * *', 'more than one "-"'],
  ['0 0 * *', 'neither five fields'],
  ['@every day', 'no duration'],
])('says what is wrong with %s', (expression, words) => {
  expect(() => cronWords(expression)).toThrow(words);
});
