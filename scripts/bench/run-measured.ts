import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Megabytes of resident memory of a process and its descendants; memory they share is counted once per process. */
function memoryOf(root: number): number {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const counted = new Set<number>();
  let kilobytes = 0;
  // `ps` lists parents before children.
  for (const [pid = 0, parent = 0, own = 0] of lines.map((line) => line.trim().split(/\s+/).map(Number)))
    if (pid === root || counted.has(parent)) {
      counted.add(pid);
      kilobytes += own;
    }
  return Math.round(kilobytes / 1024);
}

/** Runs a program with its output on the terminal, and measures how long it and its descendants take and their peak memory; throws if it fails. */
export async function runMeasured(program: string, args: readonly string[], folder: string) {
  const started = performance.now();
  const child = spawn(program, args, { cwd: folder, stdio: 'inherit' });
  let peakMegabytes = 0;
  const timer = setInterval(() => (peakMegabytes = Math.max(peakMegabytes, memoryOf(child.pid ?? 0))), 500);
  const [code] = await once(child, 'close').finally(() => clearInterval(timer));
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${String(code)} in ${folder}`);
  return { seconds: Number(((performance.now() - started) / 1000).toFixed(1)), peakMegabytes };
}
