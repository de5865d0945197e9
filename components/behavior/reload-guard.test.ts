// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChunkLoadError, mayReload } from './reload-guard';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('mayReload', () => {
  it('allows one reload, then none for the same page within a minute', () => {
    expect(mayReload(0)).toBe(true);
    expect(mayReload(5_000)).toBe(false);
    expect(mayReload(59_000)).toBe(false);
    expect(mayReload(61_000)).toBe(true);
  });

  it('counts each page by itself', () => {
    expect(mayReload(0)).toBe(true);
    history.replaceState(null, '', '/docs');
    expect(mayReload(1_000)).toBe(true);
  });

  it('allows none if nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(mayReload(0)).toBe(false);
  });
});

describe('isChunkLoadError', () => {
  it('knows the errors of scripts that could not be loaded', () => {
    const named = new Error('x');
    named.name = 'ChunkLoadError';
    expect(isChunkLoadError(named)).toBe(true);
    expect(isChunkLoadError(new Error('Failed to load chunk /_next/static/chunks/0f3.js from module 12'))).toBe(true);
    expect(
      isChunkLoadError(new TypeError('Failed to fetch dynamically imported module: https://example.org/x.js')),
    ).toBe(true);
  });

  it('does not take other errors for them', () => {
    expect(isChunkLoadError(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkLoadError('ChunkLoadError')).toBe(false);
  });
});
