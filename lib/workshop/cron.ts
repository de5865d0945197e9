/** A field of a cron expression. */
type FieldKind = Readonly<{ name: string; least: number; most: number; names?: readonly string[] }>;

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const kinds: readonly FieldKind[] = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day of the month', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12, names: months },
  { name: 'day of the week', least: 0, most: 6, names: days },
];

/** What a field allows: all of it, every so many, or some values. */
type Field = Readonly<{ isAll: boolean; step: number; values: readonly number[] }>;

export class CronError extends Error {}

/** Number of a value, which months and days may also have a name of three letters for. */
function valueOf(text: string, { name, least, most, names = [] }: FieldKind): number {
  const named = names.findIndex((each) => each.slice(0, 3).toLowerCase() === text.toLowerCase());
  const value = named >= 0 ? named + least : /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  const range = `${String(least)} to ${String(most)}`;
  throw new CronError(`The ${name} "${text}" is not a number from ${range}${names.length > 0 ? ' or a name' : ''}.`);
}

/** One of the parts that commas set apart: `5`, `1-5`, `*`, each with `/2` behind it or not. */
function readPart(part: string, kind: FieldKind): Field {
  const [range = '', step, ...more] = part.split('/');
  if (more.length > 0 || (step !== undefined && !/^0*[1-9]\d*$/.test(step)))
    throw new CronError(`The ${kind.name} "${part}" has no whole number of 1 or more after "/".`);
  const isAll = range === '*' || range === '?';
  const [first = '', last, ...rest] = isAll ? [String(kind.least), String(kind.most)] : range.split('-');
  if (rest.length > 0) throw new CronError(`The ${kind.name} "${part}" has more than one "-".`);
  const from = valueOf(first, kind);
  const to = last !== undefined ? valueOf(last, kind) : step !== undefined ? kind.most : from;
  if (from > to) throw new CronError(`The ${kind.name} "${part}" ends before it starts.`);
  const by = Number(step ?? 1);
  const values = Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
  return { isAll, step: by, values };
}

function readField(text: string, kind: FieldKind): Field {
  const parts = text.split(',').map((part) => readPart(part, kind));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const values = [...new Set(parts.flatMap((part) => part.values))].sort((a, b) => a - b);
  return { isAll: parts.some(({ isAll }) => isAll), step: 1, values };
}

const isEvery = ({ isAll, step }: Field): boolean => isAll && step === 1;

const list = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${String(words.at(-1))}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** So many values, or times of a day, are told one by one. */
const most = 6;

/** Values one after the other are told by the first and the last. */
function span(values: readonly number[], word: (value: number) => string | number): string {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const isRow = values.length > 2 && last - first === values.length - 1;
  if (isRow) return `${word(first)} to ${word(last)}`;
  const words = values.map(word);
  return words.length > most ? `${words.slice(0, 3).join(', ')} … ${String(words.at(-1))}` : list(words);
}

function timeWords(minute: Field, hour: Field): string {
  if (!minute.isAll && !isEvery(hour) && minute.values.length * hour.values.length <= most)
    return `at ${list(hour.values.flatMap((each) => minute.values.map((part) => `${twoDigits(each)}:${twoDigits(part)}`)))}`;
  const minutes = minute.isAll
    ? minute.step === 1
      ? 'every minute'
      : `every ${String(minute.step)} minutes`
    : `at minute ${span(minute.values, String)}`;
  if (isEvery(hour)) return minute.isAll ? minutes : `${minutes} of every hour`;
  return `${minutes} of ${hour.isAll ? `every ${String(hour.step)}th hour from midnight` : `hour ${span(hour.values, String)}`}`;
}

/** If both fields of days are set, either is enough; a star in one of them makes the other decide alone. */
function dayWords(dayOfMonth: Field, dayOfWeek: Field): string {
  const month = isEvery(dayOfMonth) ? '' : `on day ${span(dayOfMonth.values, String)} of the month`;
  const week = isEvery(dayOfWeek) ? '' : `on ${span(dayOfWeek.values, (day) => days[day] ?? '')}`;
  if (month === '' || week === '') return month + week;
  return `${month}${dayOfMonth.isAll || dayOfWeek.isAll ? ', if it is' : ' and'} ${week}`;
}

const shortcuts: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

const duration = /^(?:\d+(?:\.\d+)?(?:h|m|s|ms|us|µs|ns))+$/;

/** Takes a cron expression, as the operator reads it, and says in words when it is due; throws a `CronError` that says what is wrong with it. */
export function cronWords(expression: string): string {
  const text = expression.trim();
  const [, every] = /^@every\s+(\S+)$/.exec(text) ?? [];
  if (every !== undefined) {
    if (duration.test(every)) return `every ${every}`;
    throw new CronError(`"${every}" is no duration of h, m and s, such as 12h or 1h30m.`);
  }
  const fields = (shortcuts[text] ?? text).split(/\s+/);
  if (fields.length !== kinds.length)
    throw new CronError(
      `"${text}" is neither five fields (minute, hour, day, month, day of the week) nor a shortcut such as @daily.`,
    );
  const [minute, hour, dayOfMonth, month, dayOfWeek] = kinds.map((kind, index) => readField(fields[index] ?? '', kind)) as [Field, Field, Field, Field, Field]; // prettier-ignore
  const months_ = isEvery(month) ? '' : `in ${span(month.values, (value) => months[value - 1] ?? '')}`;
  const day = dayWords(dayOfMonth, dayOfWeek) || (minute.isAll || isEvery(hour) ? '' : 'every day');
  return [timeWords(minute, hour), day, months_].filter(Boolean).join(' ');
}
