import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';

/** Files whose names contain their hash, which lets files of several builds coexist; those of another language are in its folder. */
const assets = /^(?:[^/]+\/)?(?:_next\/static\/|static\/[^/]+\.[0-9a-f]{20}\.js)/;

/** Lists the files of earlier builds, with the last day on which they were part of the newest. */
export const retainedFile = '_next/retained.json';

type Days = Readonly<Record<string, string>>;

type Retention = Readonly<{
  /** The export that was served until now; it may also contain files of earlier builds. */
  oldFolder: string;
  /** The export that takes its place. */
  newFolder: string;
  /** How many days a file is kept after its build was last the newest. */
  days: number;
  /** `YYYY-MM-DD`. */
  today: string;
}>;

const oneDay = 86_400_000;

const assetsOf = (folder: string): string[] => listFilesBelow(folder).filter((name) => assets.test(name));

function readDays(folder: string): Days {
  const file = path.join(folder, retainedFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Days) : {};
}

/** Copies hashed files of earlier builds into the new export, except those that are too old, to keep tabs opened earlier working. Running it again gives the same result. */
export function retainAssets({ oldFolder, newFolder, days, today }: Retention) {
  const [oldDays, newDays] = [readDays(oldFolder), readDays(newFolder)];
  const currentAssets = new Set(assetsOf(newFolder).filter((asset) => !(asset in newDays)));
  const oldAssets = assetsOf(oldFolder).filter((asset) => !currentAssets.has(asset));
  const dayOf = (asset: string): string => oldDays[asset] ?? today;
  const kept = oldAssets.filter((asset) => Date.parse(today) - Date.parse(dayOf(asset)) < days * oneDay);
  for (const asset of kept)
    cpSync(path.join(oldFolder, asset), path.join(newFolder, asset), { preserveTimestamps: true });
  const retained: Days = { ...newDays, ...Object.fromEntries(kept.map((asset) => [asset, dayOf(asset)])) };
  mkdirSync(path.join(newFolder, '_next'), { recursive: true });
  writeFileSync(path.join(newFolder, retainedFile), `${JSON.stringify(retained, Object.keys(retained).sort(), 1)}\n`);
  return { kept: kept.length, dropped: oldAssets.length - kept.length };
}
