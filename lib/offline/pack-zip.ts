import { zipSync } from 'fflate';
import type { OfflineFiles } from './offline-files';

/** Packs files into a zip file below one folder; the same files give the same bytes. */
export function packZip(folder: string, files: OfflineFiles): Uint8Array {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const packed = entries.map(([file, content]) => [`${folder}/${file}`, Buffer.from(content)]);
  // The first date that a zip file can name; it has no time zone.
  return zipSync(Object.fromEntries(packed), { level: 9, mtime: new Date(1980, 0, 1) });
}
