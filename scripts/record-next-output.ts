import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../lib/files/list-files-below';
import { writeAtomically } from '../lib/files/write-atomically';
import { readArguments } from './read-arguments';
import { run } from './run';

// Exports a site of two pages with the installed version of Next.js, and keeps what `lib/next-output/contracts.test.ts` reads of it.

readArguments({});

const app = '.cache/recorded-next';
const kept = 'lib/next-output/fixtures';

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default {
    output: 'export',
    turbopack: { root: ${JSON.stringify(process.cwd())} },
    experimental: { globalNotFound: true },
    generateBuildId: () => 'recorded',
  };`,
  'app/layout.jsx': `import './global.css';
    export const metadata = { title: 'Recorded', icons: '/icon.svg' };
    export default ({ children }) => (
      <html lang="en"><head><script src="/static/controls.js" data-runtime="" /></head><body>{children}</body></html>
    );`,
  'app/global.css': 'body { margin: 0 }',
  'app/page.jsx': `import { Counter } from './counter';
    export default () => <main><Counter /><script type="application/ld+json">{'{}'}</script></main>;`,
  'app/docs/[slug]/page.jsx': `export const generateStaticParams = () => [{ slug: 'first' }];
    export const dynamicParams = false;
    export default async ({ params }) => <h1>{(await params).slug}</h1>;`,
  'app/counter.jsx': `'use client';
    import { useState } from 'react';
    export const Counter = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };`,
  'app/global-not-found.jsx': `export default () => <html lang="en"><body>Not found</body></html>;`,
};

rmSync(app, { recursive: true, force: true });
for (const [file, text] of Object.entries(files)) writeAtomically(path.join(app, file), text);
run('next', ['build', app]);

const exported = listFilesBelow(path.join(app, 'out')).sort();
rmSync(kept, { recursive: true, force: true });
for (const file of exported.filter((name) => name.endsWith('.html')))
  cpSync(path.join(app, 'out', file), path.join(kept, file));
writeFileSync(path.join(kept, 'files.txt'), exported.map((file) => `${file}\n`).join(''));
const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string };
writeFileSync(path.join(kept, 'version.txt'), `${version}\n`);
