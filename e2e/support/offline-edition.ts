import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';

/** The offline edition, unpacked. */
export type Edition = Readonly<{
  folder: string;
  /** Every file, below the folder. */ files: readonly string[];
  /** Address of a file, which may have a query and a hash. */ addressOf: (file: string) => string;
}>;

const downloads = 'out/downloads';

export function zipFile(): string {
  const [zip] = existsSync(downloads) ? readdirSync(downloads).filter((file) => file.endsWith('.zip')) : [];
  if (zip === undefined) throw new Error(`${downloads} holds no zip file: run npm run build:offline first.`);
  return path.join(downloads, zip);
}

function unpack(below: string): Edition {
  const entries = Object.entries(unzipSync(readFileSync(zipFile())));
  for (const [name, bytes] of entries) {
    mkdirSync(path.dirname(path.join(below, name)), { recursive: true });
    writeFileSync(path.join(below, name), bytes);
  }
  const [root = ''] = entries[0]?.[0].split('/') ?? [];
  const folder = path.join(below, root);
  const address = `${pathToFileURL(folder).href}/`;
  return {
    folder,
    files: entries.map(([name]) => name.slice(root.length + 1)),
    addressOf: (file) => address + file,
  };
}

/** Tests with the edition in a folder whose name would be impossible on the web. */
export const test = base.extend<object, { edition: Edition }>({
  edition: [
    async ({}, provide, { project, workerIndex }) =>
      provide(unpack(path.join(project.outputDir, `offline-${workerIndex}`, 'Für später, #1: 100% & more'))),
    { scope: 'worker' },
  ],
});

/** Collects, from this call on, everything that a `file:` page must not do: write to the console, throw, request anything but existing files. */
export function watchFiles(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('console', (message) => troubles.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Requests that the next navigation cancels do not count.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) troubles.push(`request: ${request.url()}`);
  });
  return troubles;
}
