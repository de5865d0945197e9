/** Part of Chromium's trace: a span on a thread, with its processor time; times in microseconds. */
type Span = Readonly<{
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { readonly data?: { readonly type?: string } };
}>;

export type KeyWork = Readonly<{ /** Milliseconds of processor time in all. */ total: number; longest: number }>;

const isKey = ({ name, args }: Span): boolean => name === 'EventDispatch' && args?.data?.type === 'keydown';
const isTask = ({ name, ph }: Span): boolean => ph === 'X' && name.endsWith('RunTask');

/** Takes a trace and gives, for each key pressed, the work of the page's main thread from then on until the next key or the end of the span. */
export function workPerKey({ traceEvents }: { readonly traceEvents: readonly Span[] }, spanMs: number): KeyWork[] {
  const keys = traceEvents.filter(isKey).sort((a, b) => a.ts - b.ts);
  return keys.map(({ pid, tid, ts }, index) => {
    const end = Math.min(keys[index + 1]?.ts ?? Infinity, ts + spanMs * 1000);
    // A key's own task has begun a little before its event.
    const tasks = traceEvents.filter(
      (span) => isTask(span) && span.pid === pid && span.tid === tid && span.ts > ts - 5000 && span.ts < end - 5000,
    );
    const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
    return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) };
  });
}
