import path from 'node:path';

type Command = Readonly<{ program: string; args: readonly string[]; shell: boolean }>;

/** Takes a program and its arguments, none with a space, and gives what to start: on Windows what npm puts on the path are scripts of its shell, which nothing else starts (https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows). */
export const shellCommand = (program: string, args: readonly string[], system = process.platform): Command =>
  system === 'win32' && !path.isAbsolute(program)
    ? { program: [program, ...args].join(' '), args: [], shell: true }
    : { program, args, shell: false };
