import { toString as wordsOf } from 'cronstrue';

type FieldKind = Readonly<{ name: string; least: number; most: number; names?: string }>;

/** The fields of a cron expression, as the operator's parser has them (`robfig/cron`, standard form): seven is no day of the week. */
const kinds: readonly FieldKind[] = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day of the month', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12, names: 'jan feb mar apr may jun jul aug sep oct nov dec' },
  { name: 'day of the week', least: 0, most: 6, names: 'sun mon tue wed thu fri sat' },
];

/** A star, a value or a range, each with `/2` behind it or not. */
const partOfField = /^(?:[*?]|(\w+)(?:-(\w+))?)(?:\/0*[1-9]\d*)?$/;

/** What is wrong with one of the parts of a field, which commas set apart. */
function faultIn(part: string, { name, least, most, names = '' }: FieldKind): string | undefined {
  const found = partOfField.exec(part);
  if (!found) return `The ${name} "${part}" is no star, value, range such as 1-5, or step such as */2.`;
  const valueOf = (text: string): number => {
    const named = names.split(' ').indexOf(text.toLowerCase());
    return named >= 0 ? named + least : Number(text);
  };
  const values = found.slice(1).flatMap((text: string | undefined) => (text === undefined ? [] : valueOf(text)));
  if (!values.every((value) => value >= least && value <= most))
    return `The ${name} "${part}" is not from ${String(least)} to ${String(most)}${names && ' or a name'}.`;
  const [from = least, to = from] = values;
  return from > to ? `The ${name} "${part}" ends before it starts.` : undefined;
}

/** A duration as Go writes it. */
const duration = /^(?:\d+(?:\.\d+)?(?:h|m|s|ms|us|µs|ns))+$/;

/** Whether a text is an interval; all other schedules are cron expressions. */
export const isInterval = (schedule: string): boolean => duration.test(schedule);

/** Takes a cron expression, as the operator reads it, and says in words when it is due, or what is wrong with it. */
export function readSchedule(expression: string): Readonly<{ words?: string; fault?: string }> {
  const text = expression.trim();
  const [, every] = /^@every\s+(\S+)$/.exec(text) ?? [];
  if (every !== undefined)
    return isInterval(every)
      ? { words: `Every ${every}` }
      : { fault: `"${every}" is no duration of h, m and s, such as 12h or 1h30m.` };
  const isShortcut = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/.test(text);
  const fields = text.split(/\s+/);
  if (!isShortcut && fields.length !== kinds.length)
    return {
      fault: `"${text}" is neither five fields (minute, hour, day, month, day of the week) nor a shortcut such as @daily.`,
    };
  const faults = kinds.flatMap((kind, index) =>
    (fields[index] ?? '*').split(',').flatMap((part) => faultIn(part, kind) ?? []),
  );
  if (!isShortcut && faults.length > 0) return { fault: faults[0] };
  // A list with a star in it allows all, which the words would not say.
  const plain = fields.map((field) => (/(?:^|,)[*?](?:,|$)/.test(field) ? '*' : field.replaceAll('?', '*')));
  return { words: wordsOf(isShortcut ? text : plain.join(' '), { use24HourTimeFormat: true }) };
}
