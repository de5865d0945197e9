import { buildStrings as words } from '../config/build-strings';
import { CronError, cronWords } from './cron';

/** Fields of the form whose texts can be wrong. */
export type TextField = 'name' | 'schedule' | 'hooks';

const interval = /^(?:\d+(?:\.\d+)?(?:h|ms|m|s))+$/;

/** Reads a schedule back in words; `undefined` where it is none. */
export function scheduleWords(schedule: string): string | undefined {
  if (schedule === '') return words.once;
  if (interval.test(schedule)) return words.interval(schedule);
  try {
    return cronWords(schedule);
  } catch (error) {
    if (error instanceof CronError) return undefined;
    throw error;
  }
}

/** What is wrong with the text of a field; a text with a fault goes into no manifest. */
export function faultOf(field: TextField, text: string): string | undefined {
  if (field === 'schedule') return scheduleWords(text) === undefined ? words.faults.schedule : undefined;
  const pattern =
    field === 'name'
      ? /^[a-z\d](?:[-a-z\d]{0,50}[a-z\d])?$/
      : /^(?:(?:[a-z\d](?:[-a-z\d.]{0,250}[a-z\d])?\/)?[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?=(?:[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?)?)?$/;
  return pattern.test(text) ? undefined : words.faults[field];
}
