import { strings } from '@/lib/config/strings';

const formats = {
  full: new Intl.DateTimeFormat(strings.datesIn, { dateStyle: 'long', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat(strings.datesIn, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
} as const;

type PageDateProps = Readonly<{
  /** ISO date; any time of day is ignored. */
  date: string;
  /** `day` leaves out the year, which the context shows. */
  format?: keyof typeof formats;
}>;

/** A calendar date in words. */
export function PageDate({ date, format = 'full' }: PageDateProps) {
  const day = date.slice(0, 10);
  return <time dateTime={day}>{formats[format].format(new Date(`${day}T00:00:00Z`))}</time>;
}
