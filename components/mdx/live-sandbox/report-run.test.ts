import { describe, expect, it } from 'vitest';
import type { FromSandbox } from '../live-protocol';
import { LiveCodeError, RunStopped } from './live-code-error';
import { reportRun, type RunReport } from './report-run';

function reported(tell: (report: RunReport) => void): readonly FromSandbox[] {
  const posted: FromSandbox[] = [];
  tell(reportRun({ run: 7, post: (message) => posted.push(message), height: () => 90 }));
  return posted;
}

describe('The report of a run', () => {
  it('says once that the result stands', () => {
    expect(reported((report) => [report.rendered(), report.rendered()])).toEqual([
      { type: 'rendered', run: 7, height: 90 },
    ]);
  });

  it('tells of an error that comes after the result', () => {
    expect(reported((report) => [report.rendered(), report.failed(new Error('late'))]).at(-1)).toMatchObject({
      type: 'failed',
      message: 'Error: late',
    });
  });

  it('tells of the first error only, and of no result after it', () => {
    const posted = reported((report) => [
      report.failed(new LiveCodeError('first', 2)),
      report.failed('second'),
      report.rendered(),
    ]);
    expect(posted).toEqual([{ type: 'failed', run: 7, height: 90, message: 'first', line: 2 }]);
  });

  it('says nothing of code that was stopped', () => {
    expect(reported((report) => report.failed(new RunStopped()))).toEqual([]);
  });

  it('shows thrown values that are no errors', () => {
    expect(reported((report) => report.failed({ code: 5 }))[0]).toMatchObject({ message: 'Uncaught { code: 5 }' });
  });
});
