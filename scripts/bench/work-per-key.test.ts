import { expect, it } from 'vitest';
import { workPerKey } from './work-per-key';

const main = { pid: 1, tid: 1 };
const key = (ts: number) => ({ ...main, name: 'EventDispatch', ph: 'X', ts, args: { data: { type: 'keydown' } } });
const task = (ts: number, tdur: number, thread = main) => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  tdur,
});

it('a key costs what its own thread works until the next key or the end of the span', () => {
  const traceEvents = [
    task(99_000, 4000),
    key(100_000),
    task(110_000, 2000),
    task(111_000, 9000, { pid: 2, tid: 2 }),
    key(200_000),
    task(210_000, 1000),
    task(900_000, 50_000),
  ];
  expect(workPerKey({ traceEvents }, 300)).toEqual([
    { total: 6, longest: 4 },
    { total: 1, longest: 1 },
  ]);
});
