type FieldKind = Readonly<{ name: string; least: number; most: number; names?: readonly string[] }>;

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The fields of a cron expression as the operator's parser (`robfig/cron` 1.2, standard form) defines them: seven is not a day of the week. */
const kinds: readonly FieldKind[] = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day of the month', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12, names: months },
  { name: 'day of the week', least: 0, most: 6, names: weekdays },
];

/** The meaning of a text in words, or its mistake. */
type Description = Readonly<{ words: string; fault?: undefined } | { words?: undefined; fault: string }>;

/** A star, a value or a range, with a step behind it or not. */
const partOfField = /^([*?]|\w+(?:-\w+)?)(?:\/0*([1-9]\d*))?$/;

/** Parses a value; months and days of the week may be three letters. */
function numberOf(text: string, { least, names = [] }: FieldKind): number {
  const named = names.findIndex((name) => name.slice(0, 3).toLowerCase() === text.toLowerCase());
  return named >= 0 ? named + least : Number(/^\d+$/.test(text) ? text : NaN);
}

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** Describes one of the comma-separated parts of a field: "hour 2", "Monday to Friday", "every 6th hour"; `''` if it allows all values. */
function readPart(part: string, kind: FieldKind): Description {
  const { name, least, most, names } = kind;
  const [, span, step] = partOfField.exec(part) ?? [];
  if (span === undefined)
    return { fault: `The ${name} "${part}" is not a star, a value, a range such as 1-5 or a step such as */2.` };
  const isAll = /^[*?]$/.test(span);
  const values = isAll ? [] : span.split('-').map((end) => numberOf(end, kind));
  if (!values.every((value) => value >= least && value <= most))
    return {
      fault: `The ${name} "${part}" is not from ${String(least)} to ${String(most)}${names ? ' or a name' : ''}.`,
    };
  const [from = least, to = isAll || step !== undefined ? most : from] = values;
  if (from > to) return { fault: `The ${name} "${part}" ends before it starts.` };
  const nameOf = (value: number): string => names?.[value - least] ?? String(value);
  const named = (words: string): string => (names ? words : `${name} ${words}`);
  const range = values.map(nameOf).join(' to ');
  // With a step, a single value extends to the end of the field.
  if (step === undefined || (step === '1' && values.length !== 1)) return { words: isAll ? '' : named(range) };
  if (Number(step) > to - from) return { words: named(nameOf(from)) };
  const every = step === '1' ? 'every' : `every ${step}${endings[ordinals.select(Number(step))] ?? 'th'}`;
  return { words: `${every} ${name}${isAll ? '' : ` from ${range}`}` };
}

/** An empty part between commas adds nothing; commas alone would leave no time at all. */
const partsOf = (field = '*'): string[] => (/[^,]/.test(field) ? field.split(',').filter(Boolean) : ['']);

/** When a cron expression is due, from the words of its fields. */
function describeFields(fields: readonly string[], [minute, hour, day, month, weekday]: readonly string[]): string {
  const isTime = /^\d+ \d+$/.test(fields.slice(0, 2).join(' '));
  const [atMinute = '', atHour = ''] = fields.map((field) => String(Number(field)).padStart(2, '0'));
  const times = isTime ? [`at ${atHour}:${atMinute}`] : [minute || 'every minute', hour || 'every hour'];
  // If both are given, either day is enough; if one has a star, even with a step, both must match.
  const isEither = !fields.slice(2).some((field, index) => index !== 1 && /(?:^|,)[*?]/.test(field));
  const days = [day, weekday].filter(Boolean).join(isEither ? ' or ' : ' if it is ');
  const words = [...times, days, month].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const shortcuts: ReadonlyMap<string, string> = new Map([
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
]);

/** A duration in Go's syntax. */
const duration = /^(?:\d+(?:\.\d+)?(?:h|m|s|ms|us|µs|ns))+$/;

/** Whether a text is an interval; all other schedules are cron expressions. */
export const isInterval = (schedule: string): boolean => duration.test(schedule);

/** Describes in words when a cron expression is due, as the operator reads it, or its mistake. */
export function readSchedule(expression: string): Description {
  const [, every] = /^@every (.*)$/s.exec(expression) ?? [];
  if (every !== undefined)
    return isInterval(every)
      ? { words: `Every ${every}` }
      : { fault: `"${every}" is not a duration in h, m and s, such as 12h or 1h30m.` };
  const text = expression.trim();
  if (/^(?:CRON_)?TZ=/.test(text))
    return { fault: 'The operator does not support time zones: give the time in UTC, without TZ.' };
  const fields = (shortcuts.get(expression) ?? text).split(/\s+/);
  if (fields.length !== kinds.length)
    return {
      fault: `"${text}" is neither five fields (minute, hour, day, month, day of the week) nor a shortcut such as @daily.`,
    };
  const parts = kinds.map((kind, index) => partsOf(fields[index]).map((part) => readPart(part, kind)));
  const wrong = parts.flat().find(({ fault }) => fault !== undefined);
  // A list that contains a star allows all values.
  const wordsOf = (field: readonly Description[]): string =>
    field.some(({ words }) => words === '') ? '' : field.map(({ words }) => words).join(' and ');
  return wrong ?? { words: describeFields(fields, parts.map(wordsOf)) };
}
