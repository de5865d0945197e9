import lighthouse from 'lighthouse';
import { measureEach, quantile, rounded, type Row } from './figures';
import { openSite } from './open-site';

type Audited = Readonly<Record<string, number>>;

async function runOnce(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const numeric = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    ...Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, rounded((score ?? 0) * 100)])),
    'LCP ms': rounded(numeric('largest-contentful-paint')),
    'TBT ms': rounded(numeric('total-blocking-time')),
    CLS: rounded(numeric('cumulative-layout-shift'), 3),
  };
}

/** Medians of Lighthouse with its mobile preset. */
export async function measureLighthouse(routes: readonly string[], runs: number): Promise<Row[]> {
  const { origin, debuggingPort } = await openSite();
  return measureEach(
    routes.map((page) => ({ page })),
    async ({ page }) => {
      const results: Audited[] = [];
      for (let run = 0; run < runs; run++) results.push(await runOnce(origin + page, debuggingPort));
      const median = (name: string): number => quantile(results.map((each) => each[name] ?? 0));
      return Object.fromEntries(Object.keys(results[0] ?? {}).map((name) => [name, median(name)]));
    },
  );
}
