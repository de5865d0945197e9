import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { issueAt } from '../errors/content-issue';
import { relaxStyle, textHash } from './imported-pages';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'imported-'));
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'content/imported.yaml'), `content/a.md: ${textHash('text')}\n`);
  writeFileSync(path.join(root, 'content/a.md'), 'text');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const severityOf = (file: string, rule: string): string | undefined =>
  relaxStyle([issueAt({ file, line: 1, column: 1 }, { rule, message: 'm' })], root)[0]?.severity;

it('turns only rules of style into warnings, in files left as imported', () => {
  expect(severityOf('content/a.md', 'term')).toBe('warning');
  expect(severityOf('content/a.md', 'unclosed-code-block')).toBe('warning');
  expect(severityOf('content/a.md', 'broken-link')).toBe('error');
  expect(severityOf('content/b.md', 'term')).toBe('error');
});

it('checks an edited file with all rules', () => {
  writeFileSync(path.join(root, 'content/a.md'), 'edited');
  expect(severityOf('content/a.md', 'term')).toBe('error');
});
