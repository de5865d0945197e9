import { expect, it } from 'vitest';
import { shellCommand } from './shell-command';

it('passes what npm put on the path to the shell on Windows, and nothing else to a shell', () => {
  const args = ['run', 'build'];
  expect(shellCommand('npm', args, 'win32')).toEqual({ program: 'npm run build', args: [], shell: true });
  expect(shellCommand('npm', args, 'linux')).toEqual({ program: 'npm', args, shell: false });
  expect(shellCommand('/opt/node', args, 'win32')).toEqual({ program: '/opt/node', args, shell: false });
});
