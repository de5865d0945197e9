import { expect, it } from 'vitest';
import { runMeasured } from './run-measured';

it('measures what a program needed, and throws if the program fails', async () => {
  const { seconds, peakMegabytes } = await runMeasured(process.execPath, ['-e', 'setTimeout(() => {}, 700)'], '.');
  expect(seconds).toBeGreaterThan(0.5);
  expect(peakMegabytes).toBeGreaterThan(10);
  await expect(runMeasured(process.execPath, ['-e', 'process.exit(3)'], '.')).rejects.toThrow('ended with 3');
});
