import { succeeds } from './run';

/** Last step of a command that moved pages: records their addresses, and reports mistakes in the addresses and in the content. */
export function checkMoved(): void {
  const scripts = [['check:urls', '--', '--fix'], ['check:content']];
  const ended = scripts.map((script) => succeeds('npm', ['run', '--silent', ...script]));
  if (ended.includes(false)) process.exit(1);
}
