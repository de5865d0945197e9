import { execFileSync, spawn } from 'node:child_process';

/** What a program and all that it started needed, and what it printed. */
export type Measured = Readonly<{
  seconds: number;
  /** Largest sum of resident memory; what processes share is counted for each. */
  peakMegabytes: number;
  output: string;
}>;

type Process = Readonly<{ pid: number; parent: number; kilobytes: number }>;

function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kilobytes };
  });
}

/** Memory of a process and its descendants. */
function kilobytesOf(root: number): number {
  const processes = listProcesses();
  const sum = (list: readonly Process[]): number =>
    list.reduce((total, each) => total + each.kilobytes + sum(childrenOf(each)), 0);
  const childrenOf = ({ pid }: Process): Process[] => processes.filter(({ parent }) => parent === pid);
  return sum(processes.filter(({ pid }) => pid === root));
}

/** Throws where the program fails. */
export function runMeasured(program: string, args: readonly string[], folder: string): Promise<Measured> {
  const started = performance.now();
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let [peak, output] = [0, ''];
  child.stdout.on('data', (text) => (output += String(text)));
  const timer = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, kilobytesOf(child.pid));
  }, 500);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
      if (code === 0) resolve({ seconds, peakMegabytes: Math.round(peak / 1024), output });
      else reject(new Error(`${program} ${args.join(' ')} ended with ${String(code)} in ${folder}`));
    });
  });
}

/** Seconds of each phase of a build, as it prints them in lines such as `content 12.3 s`. */
export const phasesOf = (output: string): Record<string, number> =>
  Object.fromEntries(
    [...output.matchAll(/^(\S[^\d\n]*)\s+([\d.]+) s$/gm)].map(([, name = '', seconds]) => [
      name.trim(),
      Number(seconds),
    ]),
  );
