import { succeeds } from './run';

/** What a command that moved pages ends with: writes their addresses, and tells what is wrong with them and with the content. */
export function checkMoved(): void {
  const scripts = [['check:urls', '--', '--fix'], ['check:content']];
  const ended = scripts.map((script) => succeeds('npm', ['run', '--silent', ...script]));
  if (ended.includes(false)) process.exit(1);
}
