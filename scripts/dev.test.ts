import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('prints its options, and by default serves this machine only', () => {
  const help = execFileSync('npm', ['run', '--silent', 'dev', '--', '--help'], { encoding: 'utf8' });
  expect(help).toContain('[--port 3000] [--host localhost] [--open]');
});
