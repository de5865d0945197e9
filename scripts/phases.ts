const seconds: (readonly [name: string, seconds: number])[] = [];

/** Longer than any step takes on a slow machine with a thousand pages: what has not ended then never will. */
export const stepMinutes = 20;

export const tooLong = (name: string): string =>
  `The step "${name}" has not ended in ${stepMinutes} minutes, so the build was given up. Start it again; if that does not help, take back the last change to the content.`;

function giveUp(name: string): void {
  console.error(tooLong(name));
  process.exit(1);
}

/** Does a step of a build and notes how long it took; a step that does not end is given up with a message. */
export async function phase<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const limit = setTimeout(() => giveUp(name), stepMinutes * 60_000);
  try {
    return await work();
  } finally {
    clearTimeout(limit);
    seconds.push([name, (performance.now() - start) / 1000]);
  }
}

/** Prints a line for each step. */
export function printPhases(): void {
  console.log(seconds.map(([name, each]) => `${name.padEnd(14)} ${each.toFixed(1)} s`).join('\n'));
}
