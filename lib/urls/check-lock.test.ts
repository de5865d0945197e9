import { expect, it } from 'vitest';
import { checkLock } from './check-lock';

const hintsFor = (lost: string): (string | undefined)[] =>
  checkLock({ locked: new Map([[lost, 1]]), published: new Set(), redirected: new Set() }).map(({ hint }) => hint);

it('explains how to redirect an address that is gone, and how to drop it', () => {
  expect(hintsFor('/docs/old')).toEqual([
    expect.stringMatching(/redirect_from: \["\/docs\/old"\].* delete all lines that start with it\.$/),
  ]);
  expect(hintsFor('/docs/old#part')).toEqual([
    expect.stringMatching(/redirect_from: \["\/docs\/old#part -> #its-new-id"\].* delete this line\.$/),
  ]);
});
