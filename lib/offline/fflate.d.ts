/** The part of fflate that is used here: its package names no types for imports. */
declare module 'fflate' {
  export type Files = Record<string, Uint8Array>;
  export function zipSync(files: Files, options: Readonly<{ level: 9; mtime: Date }>): Uint8Array;
  export function unzipSync(zip: Uint8Array): Files;
}
