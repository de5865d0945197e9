import { noteStrings as words } from '../config/build-tool-strings';
import { isInterval, readSchedule } from './schedule';

/** Form fields whose text can be wrong, with what is right: a name leaves room for the operator's suffix, hooks have a Kubernetes label. */
const patterns = {
  name: /^[a-z\d](?:[-a-z\d]{0,50}[a-z\d])?$/,
  schedule: undefined,
  hooks:
    /^(?:(?:[a-z\d](?:[-a-z\d.]{0,250}[a-z\d])?\/)?[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?=(?:[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?)?)?$/,
};

export type TextField = keyof typeof patterns;

export const textFields = Object.keys(patterns) as TextField[];

function scheduleWords(schedule: string): string | undefined {
  if (schedule === '') return '';
  return isInterval(schedule) ? words.interval(schedule) : readSchedule(schedule).words;
}

/** Describes the text of a field: its mistake, which keeps it out of the manifest, or its meaning. */
export function noteOn(field: TextField, text: string): Readonly<{ fault?: string; said?: string }> {
  const said = field === 'schedule' ? scheduleWords(text) : undefined;
  const isRight = patterns[field]?.test(text) ?? said !== undefined;
  return isRight ? { said: said || undefined } : { fault: words.faults[field] };
}
