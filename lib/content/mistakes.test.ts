import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatIssues } from '../errors/format-issues';
import { temporarySite } from './fixtures/temporary-site';
import { testSite } from './fixtures/test-site';
import { readContent } from './read-content';

const folder = path.join(import.meta.dirname, 'fixtures/mistakes/content');
const mistakes = readdirSync(folder);

const issuesIn = (...folders: readonly string[]) =>
  readContent({ root: temporarySite(...folders), site: testSite(), includeDrafts: false }).issues;

describe('a contributor who makes a mistake is told where it is and what to do', () => {
  it('and is told nothing about a sound site', () => {
    expect(issuesIn()).toEqual([]);
  });

  it.each(mistakes)('%s', async (name) => {
    const issues = issuesIn(path.join(folder, name));
    expect(issues).not.toEqual([]);
    for (const issue of issues)
      expect(issue).toMatchObject({ line: expect.any(Number), column: expect.any(Number), hint: expect.any(String) });
    await expect(`${formatIssues(issues)}\n`).toMatchFileSnapshot(path.join(folder, name, 'expected.txt'));
  });

  it('all at once, file by file', () => {
    // Mistakes in files that pages refer to would hide those of the pages.
    const independent = mistakes
      .filter((name) => !/^(category-|tags-|authors-)/.test(name))
      .map((name) => path.join(folder, name));
    const reported = new Set(issuesIn(...independent).map((issue) => formatIssues([issue])));
    const single = independent.flatMap((mistake) => issuesIn(mistake)).map((issue) => formatIssues([issue]));
    expect(single.filter((text) => !reported.has(text))).toEqual([]);
  });
});
