import { expect, it } from 'vitest';
import { readSchedule } from './schedule';

it.each([
  ['30 2 * * 1', 'At 02:30, Monday'],
  ['@daily', 'At 00:00'],
  ['@hourly', 'Minute 0, every hour'],
  ['@every 1h30m', 'Every 1h30m'],
  ['* * * * *', 'Every minute, every hour'],
  ['*/15 * * * *', 'Every 15th minute, every hour'],
  ['5/20,3 * * * *', 'Every 20th minute from 5 and minute 3, every hour'],
  ['0 */6 * * *', 'Minute 0, every 6th hour'],
  ['0 */02 * * *', 'Minute 0, every 2nd hour'],
  ['0 9-17 * * mon-FRI', 'Minute 0, hour 9 to 17, Monday to Friday'],
  ['0 9-17/4 * * 1-5/2', 'Minute 0, every 4th hour from 9 to 17, every 2nd day of the week from Monday to Friday'],
  ['5 4 13 * 5', 'At 04:05, day of the month 13 or Friday'],
  ['0 0 1 jan *', 'At 00:00, day of the month 1, January'],
  ['0 0 1 1-3,12 *', 'At 00:00, day of the month 1, January to March and December'],
  ['0 22 */2 * ?', 'At 22:00, every 2nd day of the month'],
  ['0 3 1,* * *', 'At 03:00'],
  // From a value on, not at the value alone.
  ['5/1 * * * *', 'Every minute from 5, every hour'],
  ['0 0 * * mon/1', 'At 00:00, every day of the week from Monday'],
  ['0 9-17/1 * * *', 'Minute 0, hour 9 to 17'],
  ['*/1 * * * *', 'Every minute, every hour'],
  // A step that leads beyond the field.
  ['*/90 * * * *', 'Minute 0, every hour'],
  ['0 20/12 * * *', 'Minute 0, hour 20'],
  // With a star, even with a step, both days must match.
  ['0 22 */2 * 1', 'At 22:00, every 2nd day of the month if it is Monday'],
  ['0 22 1-7 * */3', 'At 22:00, day of the month 1 to 7 if it is every 3rd day of the week'],
  ['0 0 1 */3 1', 'At 00:00, day of the month 1 or Monday, every 3rd month'],
  ['0,,30 5, * * *', 'Minute 0 and minute 30, hour 5'],
  ['005 04 * * *', 'At 04:05'],
])('describes %s in words', (expression, words) => {
  expect(readSchedule(expression)).toEqual({ words });
});

it.each([
  ['0 0 * * 7', 'The day of the week "7" is not from 0 to 6 or a name.'],
  ['60 * * * *', 'The minute "60" is not from 0 to 59.'],
  ['0 0 31-2 * *', 'The day of the month "31-2" ends before it starts.'],
  ['0 0 * fri *', 'The month "fri" is not'],
  ['*/0 * * * *', 'The minute "*/0" is not a star, a value, a range'],
  ['1-2-3 * * * *', 'The minute "1-2-3" is not a star, a value, a range'],
  [', * * * *', 'The minute "" is not a star'],
  ['0 0 L * *', 'The day of the month "L" is not from 1 to 31.'],
  ['* * * * * *', 'neither five fields'],
  ['0 0 * *', 'neither five fields'],
  ['@fortnightly', 'neither five fields'],
  ['@every day', 'not a duration'],
  // The parser does not trim or convert these.
  ['@every  1h', 'not a duration'],
  [' @daily', 'neither five fields'],
  ['0x10 * * * *', 'The minute "0x10" is not from 0 to 59.'],
  ['0 1e1 * * *', 'The hour "1e1" is not from 0 to 23.'],
  ['constructor', 'neither five fields'],
  ['CRON_TZ=Europe/Berlin 0 2 * * *', 'The operator does not support time zones'],
  ['TZ=UTC @daily', 'The operator does not support time zones'],
])('says what is wrong with %s', (expression, words) => {
  expect(readSchedule(expression).fault).toContain(words);
});
