import { run } from '../run';
import { quantile, type Row } from './figures';
import { runMeasured } from './run-measured';

type Annotation = Readonly<{ type: string; description?: string }>;

/** Of a report of Playwright's, what is read here. */
type Report = Readonly<{
  suites: readonly { specs: readonly { tests: readonly { results: readonly { annotations: Annotation[] }[] }[] }[] }[];
}>;

/** From each kind of save to the open tab that shows it: what the browser test of saves says that it took, in so many runs on the site that the tests are made for. */
export async function measureSaves(runs: number): Promise<Row[]> {
  run('npm', ['run', '--silent', 'build:fixture']);
  const test = ['e2e/dev-server.spec.ts', '--grep', 'every kind of save', '--repeat-each', String(runs)];
  const args = ['test', ...test, '--workers', '1', '--reporter', 'json'];
  const { output } = await runMeasured('node_modules/.bin/playwright', args, '.');
  const specs = (JSON.parse(output) as Report).suites.flatMap((suite) => suite.specs);
  const annotations = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap((each) => each.annotations)),
  );
  // Playwright adds some of its own, without words.
  const said = annotations.flatMap(({ type, description }) =>
    description === undefined ? [] : [{ type, time: parseInt(description, 10) }],
  );
  return [...new Set(said.map(({ type }) => type))].map((save) => {
    const times = said.filter(({ type }) => type === save).map(({ time }) => time);
    return { save, 'median ms': quantile(times), 'worst ms': Math.max(...times) };
  });
}
