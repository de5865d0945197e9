import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('says what can be set, and serves this machine alone where nothing is', () => {
  const help = execFileSync('npm', ['run', '--silent', 'dev', '--', '--help'], { encoding: 'utf8' });
  expect(help).toContain('[--port 3000] [--host localhost] [--open]');
});
