import { expect, it } from 'vitest';
import { readSchedule } from './schedule';

it.each([
  ['30 2 * * 1', 'At 02:30, only on Monday'],
  ['@daily', 'At 00:00'],
  ['@every 1h30m', 'Every 1h30m'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['0 */6 * * *', 'On the hour, every 6 hours'],
  ['0 9-17 * * mon-FRI', 'Every hour, between 09:00 and 17:00, Monday through Friday'],
  ['5 4 13 * 5', 'At 04:05, on day 13 of the month, and on Friday'],
  ['0 0 1 jan *', 'At 00:00, on day 1 of the month, only in January'],
  ['0 22 */2 * ?', 'At 22:00, every 2 days in a month'],
  ['0 3 1,* * *', 'At 03:00'],
])('reads %s back', (expression, words) => {
  expect(readSchedule(expression)).toEqual({ words });
});

it.each([
  ['0 0 * * 7', 'The day of the week "7" is not from 0 to 6 or a name.'],
  ['60 * * * *', 'The minute "60" is not from 0 to 59.'],
  ['0 0 31-2 * *', 'The day of the month "31-2" ends before it starts.'],
  ['0 0 * fri *', 'The month "fri" is not'],
  ['*/0 * * * *', 'The minute "*/0" is no star, value, range'],
  ['1-2-3 * * * *', 'The minute "1-2-3" is no star, value, range'],
  [', * * * *', 'The minute "" is no star'],
  ['0 0 L * *', 'The day of the month "L" is not from 1 to 31.'],
  ['* * * * * *', 'neither five fields'],
  ['0 0 * *', 'neither five fields'],
  ['@fortnightly', 'neither five fields'],
  ['@every day', 'no duration'],
])('says what is wrong with %s', (expression, words) => {
  expect(readSchedule(expression).fault).toContain(words);
});
