/** Says why a command cannot do what it is asked, and ends it. */
export function refuse(message: string, code: 1 | 2 = 2): never {
  console.error(message);
  process.exit(code);
}
