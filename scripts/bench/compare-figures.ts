import { type Figures, type Row, tables } from './figures';

/** A change counts when it is both a share of what was and an amount. Times are compared on one machine only. */
type Tolerance = Readonly<{ share: number; amount: number; isHigherBetter?: boolean; isTime?: boolean }>;

/** The first that matches a figure's name counts. */
const tolerances: readonly (readonly [figure: RegExp, Tolerance])[] = [
  [/kB$|bytes$|files$/, { share: 0.01, amount: 0.2 }],
  [/^(performance|accessibility|best-practices|seo)$/, { share: 0, amount: 1, isHigherBetter: true }],
  [/^CLS$/, { share: 0, amount: 0.005 }],
  [/^TBT ms$/, { share: 0.1, amount: 15, isTime: true }],
  [/^LCP ms$/, { share: 0.05, amount: 40, isTime: true }],
  [/ms$/, { share: 0.15, amount: 2, isTime: true }],
  [/seconds$|\bs$/, { share: 0.1, amount: 0.5, isTime: true }],
  [/(?:)/, { share: 0.1, amount: 0 }],
];

/** A figure by its part, its line and its name, the same in each run. */
type Figure = Readonly<{ name: string; value: number; tolerance: Tolerance; machine: string }>;

const isAbout = (part: string, row: Row, column: string): boolean =>
  typeof row[column] === 'string' || (tables[part]?.about.includes(column) ?? false);

const rowName = (part: string, row: Row): string =>
  Object.entries(row)
    .filter(([column]) => isAbout(part, row, column))
    .map(([column, value]) => (typeof value === 'string' ? value : `${column} ${value}`))
    .join(', ');

const listFigures = (figures: Figures): Figure[] =>
  Object.entries(figures).flatMap(([part, { taken, rows }]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]): Figure[] => {
        const [, tolerance] = tolerances.find(([pattern]) => pattern.test(column)) ?? [];
        if (isAbout(part, row, column) || typeof value !== 'number' || !tolerance) return [];
        return [{ name: `${part}, ${rowName(part, row)}, ${column}`, value, tolerance, machine: taken.machine }];
      }),
    ),
  );

export type Change = Readonly<{ name: string; before: number; now: number; verdict: 'worse' | 'better' | 'same' }>;

function compare(before: Figure, { name, value, tolerance }: Figure): Change {
  const change = Math.abs(value - before.value);
  // In thousandths: 1.2 - 1 is a little less than 0.2.
  const least = Math.round(Math.max(tolerance.amount, tolerance.share * before.value) * 1000);
  const counts = change > 0 && Math.round(change * 1000) >= least;
  const isBetter = value > before.value === (tolerance.isHigherBetter ?? false);
  return { name, before: before.value, now: value, verdict: counts ? (isBetter ? 'better' : 'worse') : 'same' };
}

/** Judges each figure that was saved and is measured again. */
export function compareFigures(saved: Figures, now: Figures): Change[] {
  const old = new Map(listFigures(saved).map((figure) => [figure.name, figure]));
  return listFigures(now).flatMap((figure) => {
    const before = old.get(figure.name);
    return before && (!figure.tolerance.isTime || before.machine === figure.machine) ? [compare(before, figure)] : [];
  });
}

function changeLine({ name, before, now }: Change): string {
  const percent = before === 0 ? '' : ` (${now > before ? '+' : ''}${(((now - before) / before) * 100).toFixed(1)} %)`;
  return `  ${name}: ${before} → ${now}${percent}`;
}

/** Says what became worse since figures were saved, what better, and how much stayed. */
export function describeComparison(saved: Figures, now: Figures): string {
  const known = Object.keys(now).filter((part) => saved[part]);
  if (known.length === 0) return 'There are no saved figures to compare with. Save these: npm run bench -- --save';
  const changes = compareFigures(saved, now);
  const [worse, better, same] = (['worse', 'better', 'same'] as const).map((verdict) =>
    changes.filter((change) => change.verdict === verdict).map(changeLine),
  ) as [string[], string[], string[]];
  const others = known.filter((part) => saved[part]?.taken.machine !== now[part]?.taken.machine);
  return [
    `Compared with the figures of ${[...new Set(known.map((part) => saved[part]?.taken.date))].join(', ')}:`,
    ...(worse.length > 0 ? ['Worse:', ...worse] : ['Nothing became worse.']),
    ...(better.length > 0 ? ['Better:', ...better] : []),
    `Within tolerance: ${same.length} of ${changes.length}.`,
    ...(others.length > 0 ? [`Saved on another machine, so that times are not compared: ${others.join(', ')}.`] : []),
  ].join('\n');
}
