import { aboutColumns, type Figures, type Part, type Row, rowName } from './figures';

/** How a figure is judged: a change counts when it is both a share of what was and an amount. */
type Tolerance = Readonly<{
  figure: RegExp;
  share: number;
  amount: number;
  isHigherBetter?: boolean;
  /** Whether it depends on the machine. */
  isTime?: boolean;
}>;

/** The first that matches a figure's name counts; the last matches all. */
const tolerances: readonly Tolerance[] = [
  { figure: /kB$|bytes$|files$/, share: 0.01, amount: 0.2 },
  { figure: /^(performance|accessibility|best-practices|seo)$/, share: 0, amount: 1, isHigherBetter: true },
  { figure: /^CLS$/, share: 0, amount: 0.005 },
  { figure: /^TBT ms$/, share: 0.1, amount: 15, isTime: true },
  { figure: /^LCP ms$/, share: 0.05, amount: 40, isTime: true },
  { figure: /ms$/, share: 0.15, amount: 2, isTime: true },
  { figure: /seconds$|\bs$/, share: 0.1, amount: 0.5, isTime: true },
  { figure: /(?:)/, share: 0.1, amount: 0 },
];

const toleranceOf = (figure: string): Tolerance | undefined => tolerances.find((each) => each.figure.test(figure));

/** A figure that was measured before and now. */
export type Change = Readonly<{
  part: string;
  row: string;
  figure: string;
  before: number;
  now: number;
  verdict: 'worse' | 'better' | 'same';
}>;

function judge(figure: string, before: number, now: number): Change['verdict'] {
  const { share = 0, amount = 0, isHigherBetter = false } = toleranceOf(figure) ?? {};
  const change = Math.abs(now - before);
  // In thousandths: 1.2 - 1 is a little less than 0.2.
  const counts = change > 0 && Math.round(change * 1000) >= Math.round(Math.max(amount, share * before) * 1000);
  if (!counts) return 'same';
  return now > before === isHigherBetter ? 'better' : 'worse';
}

type RowPair = Readonly<{ part: string; before: Row; now: Row; withTimes: boolean }>;

function compareRows({ part, before, now, withTimes }: RowPair): Change[] {
  const about = aboutColumns(part, now);
  return Object.entries(now).flatMap(([figure, value]): Change[] => {
    const old = before[figure];
    if (about.includes(figure) || typeof value !== 'number' || typeof old !== 'number') return [];
    if (toleranceOf(figure)?.isTime && !withTimes) return [];
    const verdict = judge(figure, old, value);
    return [{ part, row: rowName(part, now), figure, before: old, now: value, verdict }];
  });
}

function compareParts(name: string, before: Part, now: Part): Change[] {
  const old = new Map(before.rows.map((row) => [rowName(name, row), row]));
  const withTimes = before.taken.machine === now.taken.machine;
  return now.rows.flatMap((row) => {
    const same = old.get(rowName(name, row));
    return same ? compareRows({ part: name, before: same, now: row, withTimes }) : [];
  });
}

/** Takes the figures saved last and those of now and judges each that both have; times only where both come from one machine. */
export function compareFigures(saved: Figures, now: Figures): Change[] {
  return Object.entries(now).flatMap(([name, part]) => {
    const before = saved[name];
    return before ? compareParts(name, before, part) : [];
  });
}

function changeLine({ part, row, figure, before, now }: Change): string {
  const percent = before === 0 ? '' : ` (${now > before ? '+' : ''}${(((now - before) / before) * 100).toFixed(1)} %)`;
  return `  ${part}, ${row}, ${figure}: ${before} → ${now}${percent}`;
}

/** Takes the saved figures and those of now and says what became worse, what better, and how much stayed. */
export function describeComparison(saved: Figures, now: Figures): string {
  const known = Object.keys(now).filter((name) => saved[name]);
  if (known.length === 0) return 'There are no saved figures to compare with. Save these: npm run bench -- --save';
  const changes = compareFigures(saved, now);
  const lines = (verdict: Change['verdict']): string[] =>
    changes.filter((change) => change.verdict === verdict).map(changeLine);
  const others = known.filter((name) => saved[name]?.taken.machine !== now[name]?.taken.machine);
  const [worse, better] = [lines('worse'), lines('better')];
  const dates = [...new Set(known.map((name) => saved[name]?.taken.date))].join(', ');
  return [
    `Compared with the figures of ${dates}:`,
    ...(worse.length > 0 ? ['Worse:', ...worse] : ['Nothing became worse.']),
    ...(better.length > 0 ? ['Better:', ...better] : []),
    `Within tolerance: ${lines('same').length} of ${changes.length}.`,
    ...(others.length > 0 ? [`Saved on another machine, so that times are not compared: ${others.join(', ')}.`] : []),
  ].join('\n');
}
