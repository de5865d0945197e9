import { expect, it } from 'vitest';
import { phasesOf, runMeasured } from './run-measured';

it('phases are the lines that name them and their seconds', () => {
  const output = 'Compiled in 3.1 s\n  indented 1.0 s\ncontent 12.3 s\nfinish pages   4 s\n131 pages checked\n';
  expect(phasesOf(output)).toEqual({ 'Compiled in': 3.1, content: 12.3, 'finish pages': 4 });
});

it('gives what a program needed and printed, and throws where it fails', async () => {
  const code = 'console.log("words"); setTimeout(() => {}, 700)';
  const { seconds, peakMegabytes, output } = await runMeasured(process.execPath, ['-e', code], '.');
  expect(seconds).toBeGreaterThan(0.5);
  expect(peakMegabytes).toBeGreaterThan(10);
  expect(output).toBe('words\n');
  await expect(runMeasured(process.execPath, ['-e', 'process.exit(3)'], '.')).rejects.toThrow('ended with 3');
});
