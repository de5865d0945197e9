import { noteStrings as words } from '../config/build-tool-strings';
import { isInterval, readSchedule } from './schedule';

/** Fields of the form whose texts can be wrong, and what is right: a name leaves room for what the operator adds, hooks have a label of Kubernetes. */
const patterns = {
  name: /^[a-z\d](?:[-a-z\d]{0,50}[a-z\d])?$/,
  schedule: undefined,
  hooks:
    /^(?:(?:[a-z\d](?:[-a-z\d.]{0,250}[a-z\d])?\/)?[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?=(?:[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?)?)?$/,
};

export type TextField = keyof typeof patterns;

export const textFields = Object.keys(patterns) as TextField[];

/** What there is to say of the text of a field: what is wrong with it, or what it means. */
type Note = Readonly<{ fault?: string; said?: string }>;

function scheduleWords(schedule: string): string | undefined {
  if (schedule === '') return '';
  return isInterval(schedule) ? words.interval(schedule) : readSchedule(schedule).words;
}

/** Reads the text of a field; one with a fault goes into no manifest. */
export function noteOn(field: TextField, text: string): Note {
  const said = field === 'schedule' ? scheduleWords(text) : undefined;
  const isRight = patterns[field]?.test(text) ?? said !== undefined;
  return isRight ? { said: said || undefined } : { fault: words.faults[field] };
}
