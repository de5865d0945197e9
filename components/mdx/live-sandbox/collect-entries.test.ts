import { describe, expect, it } from 'vitest';
import { collectEntries, type Entries } from './collect-entries';

describe('What a script prints', () => {
  it('is handed over once for all entries of a moment', async () => {
    const calls: Entries[] = [];
    const log = collectEntries((entries) => calls.push(entries));
    log.add({ kind: 'log', text: 'a' });
    log.add({ kind: 'log', text: 'b' });
    await Promise.resolve();
    expect(calls.map(({ entries }) => entries.map(({ text }) => text))).toEqual([['a', 'b']]);
    log.add({ kind: 'log', text: 'c' });
    await Promise.resolve();
    expect(calls).toHaveLength(2);
  });

  it('is cut where it is too much, but for the result', () => {
    const log = collectEntries(() => undefined);
    for (let i = 0; i < 1000; i++) log.add({ kind: 'log', text: String(i) });
    log.add({ kind: 'result', text: 'end' });
    const { entries, omitted } = log.entries();
    expect(entries).toHaveLength(201);
    expect(entries.at(-1)).toEqual({ kind: 'result', text: 'end' });
    expect(omitted).toBe(800);
  });
});
