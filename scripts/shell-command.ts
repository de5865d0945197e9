import path from 'node:path';

type Command = Readonly<{ program: string; args: readonly string[]; shell: boolean }>;

/** Returns how to start a program, whose arguments contain no spaces: on Windows, npm puts shell scripts on the path, which only the shell can start (https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows). */
export const shellCommand = (program: string, args: readonly string[], system = process.platform): Command =>
  system === 'win32' && !path.isAbsolute(program)
    ? { program: [program, ...args].join(' '), args: [], shell: true }
    : { program, args, shell: false };
