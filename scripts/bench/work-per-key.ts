/** Part of Chromium's trace: a span on a thread, with its processor time; times in microseconds. */
type Span = Readonly<{
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { readonly data?: { readonly type?: string } };
}>;

export type KeyWork = Readonly<{ /** Milliseconds of processor time in all. */ total: number; longest: number }>;

/** Takes a trace and gives, for each key pressed, the work of the page's main thread from then on until the next key or the end of the span. */
export function workPerKey({ traceEvents }: { readonly traceEvents: readonly Span[] }, spanMs: number): KeyWork[] {
  const keys = traceEvents
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .sort((a, b) => a.ts - b.ts);
  return keys.map(({ pid, tid, ts }, index) => {
    const end = Math.min(keys[index + 1]?.ts ?? Infinity, ts + spanMs * 1000);
    const times = traceEvents
      .filter((span) => span.name.endsWith('RunTask') && span.pid === pid && span.tid === tid)
      // A key's own task has begun a little before its event.
      .filter((span) => span.ts > ts - 5000 && span.ts < end - 5000)
      .map(({ tdur = 0 }) => tdur / 1000);
    return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) };
  });
}
