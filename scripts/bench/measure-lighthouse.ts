import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../ensure-browser';
import { serveFolder } from '../serve-folder';

export type LighthouseFigure = Readonly<Record<string, string | number>>;

type Run = Readonly<{ scores: Readonly<Record<string, number>>; lcp: number; tbt: number; cls: number }>;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const numeric = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, category]) => [id, Math.round((category.score ?? 0) * 100)]),
    ),
    lcp: numeric('largest-contentful-paint'),
    tbt: numeric('total-blocking-time'),
    cls: numeric('cumulative-layout-shift'),
  };
}

function summarize(page: string, runs: readonly Run[]): LighthouseFigure {
  const ids = Object.keys(runs[0]?.scores ?? {});
  return {
    page,
    ...Object.fromEntries(ids.map((id) => [id, median(runs.map((run) => run.scores[id] ?? 0))])),
    'LCP ms': Math.round(median(runs.map((run) => run.lcp))),
    'TBT ms': Math.round(median(runs.map((run) => run.tbt))),
    CLS: Number(median(runs.map((run) => run.cls)).toFixed(3)),
  };
}

/** Takes an export, routes and a number of runs and gives the medians of Lighthouse's mobile setting. */
export async function measureLighthouse(
  folder: string,
  routes: readonly string[],
  runs: number,
): Promise<LighthouseFigure[]> {
  const server = await serveFolder(folder);
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const figures: LighthouseFigure[] = [];
    for (const route of routes) {
      const results: Run[] = [];
      for (let run = 0; run < runs; run++) results.push(await runOnce(`${server.origin}${route}`, chrome.port));
      figures.push(summarize(route, results));
    }
    return figures;
  } finally {
    chrome.kill();
    await server.close();
  }
}
