import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the files whose names change with their content, so that those of several builds can stand side by side. */
const assetFolder = '_next/static';

/** Lists the files of earlier builds, with the last day on which they were part of the newest. */
export const retainedFile = '_next/retained.json';

type Days = Readonly<Record<string, string>>;

export type Retention = Readonly<{
  /** The export that is served until now; it may hold files of builds before it. */
  oldFolder: string;
  /** The export that takes its place. */
  newFolder: string;
  /** How many days a file is kept after the build that it belongs to. */
  days: number;
  /** `YYYY-MM-DD`. */
  today: string;
}>;

export type Retained = Readonly<{ kept: number; dropped: number }>;

const oneDay = 86_400_000;

function assetsOf(folder: string): string[] {
  const place = path.join(folder, assetFolder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(place, name)).isFile())
    .map((name) => `${assetFolder}/${name.split(path.sep).join('/')}`)
    .sort();
}

function readDays(folder: string): Days {
  const file = path.join(folder, retainedFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Days) : {};
}

const isYoung = (day: string, { today, days }: Retention): boolean =>
  Date.parse(today) - Date.parse(day) < days * oneDay;

function copy(asset: string, { oldFolder, newFolder }: Retention): void {
  const target = path.join(newFolder, asset);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(path.join(oldFolder, asset), target, { preserveTimestamps: true });
}

/** Copies the named files of earlier builds into the new export, so that tabs opened before it go on working, and leaves out those that are too old. May be run again with the same result. */
export function retainAssets(retention: Retention): Retained {
  const { oldFolder, newFolder, today } = retention;
  const before = readDays(oldFolder);
  const already = readDays(newFolder);
  const own = new Set(assetsOf(newFolder).filter((asset) => !(asset in already)));
  const gone = assetsOf(oldFolder).filter((asset) => !own.has(asset));
  const dayOf = (asset: string): string => before[asset] ?? today;
  const kept = gone.filter((asset) => isYoung(dayOf(asset), retention));
  for (const asset of kept) copy(asset, retention);
  const days: Days = { ...already, ...Object.fromEntries(kept.map((asset) => [asset, dayOf(asset)])) };
  const sorted = Object.keys(days)
    .sort()
    .map((asset) => [asset, days[asset]]);
  writeFileSync(path.join(newFolder, retainedFile), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  return { kept: kept.length, dropped: gone.length - kept.length };
}
