import type { Figures, Row } from './figures';

const scores = /^(?:performance|accessibility|best-practices|seo)$/;
/** Times are compared on one machine only. */
const times = /(?:ms|seconds)$/;

/** A change counts only if it exceeds both a share of the old value and an absolute amount; the first pattern that matches a figure's name applies. */
const tolerances: readonly (readonly [figure: RegExp, share: number, amount: number])[] = [
  [/kB$/, 0.01, 0.2],
  [scores, 0, 1],
  [/^CLS$/, 0, 0.005],
  [/^TBT ms$/, 0.1, 15],
  [/^LCP ms$/, 0.05, 40],
  [/ms$/, 0.15, 2],
  [/seconds$/, 0.1, 0.5],
  [/(?:)/, 0.1, 0],
];

/** Numeric columns that identify a row, as text columns do. */
const settings = ['rest on the link, ms', 'CPU throttling', 'first key after focus, ms'];
const isAbout = (column: string, value: string | number): boolean =>
  typeof value === 'string' || settings.includes(column);

const subjectOf = (row: Row): string =>
  Object.entries(row)
    .filter(([column, value]) => isAbout(column, value))
    .map(([column, value]) => (typeof value === 'string' ? value : `${column} ${value}`))
    .join(', ');

type Change = Readonly<{ name: string; before: number; now: number; verdict: 'worse' | 'better' | 'same' }>;

function verdictOn(column: string, before: number, now: number): Change['verdict'] {
  const [, share = 0, amount = 0] = tolerances.find(([pattern]) => pattern.test(column)) ?? [];
  // Compared in thousandths: 1.2 - 1 is slightly less than 0.2.
  const change = Math.round(Math.abs(now - before) * 1000);
  if (change === 0 || change < Math.round(Math.max(amount, share * before) * 1000)) return 'same';
  return now > before === scores.test(column) ? 'better' : 'worse';
}

/** Judges each figure that was saved and is measured again. */
export const compareFigures = (saved: Figures, now: Figures): Change[] =>
  Object.entries(now).flatMap(([part, { taken, rows }]) =>
    rows.flatMap((row) => {
      const old = saved[part]?.rows.find((each) => subjectOf(each) === subjectOf(row)) ?? {};
      const isSameMachine = saved[part]?.taken.machine === taken.machine;
      return Object.entries(row).flatMap(([column, value]): Change[] => {
        const before = old[column];
        if (isAbout(column, value) || typeof before !== 'number' || (times.test(column) && !isSameMachine)) return [];
        const name = [part, subjectOf(row), column].join(', ');
        return [{ name, before, now: Number(value), verdict: verdictOn(column, before, Number(value)) }];
      });
    }),
  );

function changeLine({ name, before, now }: Change): string {
  const percent = before === 0 ? '' : ` (${now > before ? '+' : ''}${(((now - before) / before) * 100).toFixed(1)} %)`;
  return `  ${name}: ${before} → ${now}${percent}`;
}

/** Describes which figures became worse or better since they were saved, and how many stayed the same. */
export function describeComparison(saved: Figures, now: Figures): string {
  const known = Object.keys(now).filter((part) => saved[part]);
  if (known.length === 0) return 'There are no saved figures to compare with. Save these: npm run bench -- --save';
  const changes = compareFigures(saved, now);
  const linesOf = (wanted: Change['verdict']): string[] =>
    changes.filter(({ verdict }) => verdict === wanted).map(changeLine);
  const [worse, better, same] = [linesOf('worse'), linesOf('better'), linesOf('same')];
  const others = known.filter((part) => saved[part]?.taken.machine !== now[part]?.taken.machine);
  return [
    `Compared with the figures of ${[...new Set(known.map((part) => saved[part]?.taken.date))].join(', ')}:`,
    ...(worse.length > 0 ? ['Worse:', ...worse] : ['Nothing became worse.']),
    ...(better.length > 0 ? ['Better:', ...better] : []),
    `Within tolerance: ${same.length} of ${changes.length}.`,
    ...(others.length > 0 ? [`Saved on another machine, so that times are not compared: ${others.join(', ')}.`] : []),
  ].join('\n');
}
