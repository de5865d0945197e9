import { buildStrings as words } from '../config/build-strings';
import { isInterval, readSchedule } from './schedule';

/** Fields of the form whose texts can be wrong, and what is right: a name leaves room for what the operator adds, hooks have a label of Kubernetes. */
const patterns = {
  name: /^[a-z\d](?:[-a-z\d]{0,50}[a-z\d])?$/,
  schedule: undefined,
  hooks:
    /^(?:(?:[a-z\d](?:[-a-z\d.]{0,250}[a-z\d])?\/)?[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?=(?:[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?)?)?$/,
};

export type TextField = keyof typeof patterns;

/** Reads a schedule back in words; `undefined` where it is none. */
export function scheduleWords(schedule: string): string | undefined {
  if (schedule === '') return words.once;
  return isInterval(schedule) ? words.interval(schedule) : readSchedule(schedule).words;
}

/** What is wrong with the text of a field; a text with a fault goes into no manifest. */
export function faultOf(field: TextField, text: string): string | undefined {
  const isRight = patterns[field]?.test(text) ?? scheduleWords(text) !== undefined;
  return isRight ? undefined : words.faults[field];
}
