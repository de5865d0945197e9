/** Prints why a command cannot do what was asked, and exits with the code. */
export function refuse(message: string, code: 1 | 2 = 2): never {
  console.error(message);
  process.exit(code);
}
