// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addRecent, parseRecent, readRecent, rememberSearch, watchRecent, writeRecent } from './recent-searches';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are the latest five, each once, latest first', () => {
    const all = ['a', 'b', 'c', 'b', ' d ', 'e', 'f', '  '].reduce(addRecent, [] as readonly string[]);
    expect(all).toEqual(['f', 'e', 'd', 'b', 'c']);
  });

  it.each(['', 'null', '5', '{"a":1}', '["unfinished', '[1,[2],{"x":3}]'])('stored as %s are none', (text) => {
    expect(parseRecent(text)).toEqual([]);
  });

  it('are kept between visits, and tell who watches them', () => {
    const notify = vi.fn();
    const stop = watchRecent(window, notify);
    rememberSearch(window, 'zap');
    rememberSearch(window, 'nmap');
    expect(parseRecent(readRecent(window))).toEqual(['nmap', 'zap']);
    expect(notify).toHaveBeenCalledTimes(2);
    stop();
    writeRecent(window, []);
    expect(parseRecent(readRecent(window))).toEqual([]);
    expect(notify).toHaveBeenCalledTimes(2);
  });
});
