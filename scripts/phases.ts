const seconds: (readonly [name: string, seconds: number])[] = [];

/** Does a step of a build and notes how long it took. */
export async function phase<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    seconds.push([name, (performance.now() - start) / 1000]);
  }
}

/** Prints a line for each step. */
export function printPhases(): void {
  console.log(seconds.map(([name, each]) => `${name.padEnd(14)} ${each.toFixed(1)} s`).join('\n'));
}
