import { execFileSync, spawn } from 'node:child_process';

/** What a program and all that it started needed. */
export type Measured = Readonly<{ seconds: number; /** Largest sum of resident memory. */ peakMegabytes: number }>;

const everyMs = 500;

type Process = Readonly<{ pid: number; parent: number; kilobytes: number }>;

function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kilobytes };
  });
}

/** Memory of a process and its descendants; what they share is counted for each. */
function memoryOf(root: number): number {
  const processes = listProcesses();
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

/** Runs a program in a folder and measures it; throws where it fails. */
export function runMeasured(program: string, args: readonly string[], folder: string): Promise<Measured> {
  const started = performance.now();
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  let peak = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, memoryOf(child.pid));
  }, everyMs);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
      if (code === 0) resolve({ seconds, peakMegabytes: Math.round(peak / 1024) });
      else reject(new Error(`${program} ${args.join(' ')} ended with ${String(code)} in ${folder}`));
    });
  });
}
