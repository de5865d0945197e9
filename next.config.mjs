import createMdx from '@next/mdx';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { site } = await tsImport('./lib/config/site.ts', import.meta.url);
const { listCompiled } = await tsImport('./lib/site/compiled-bundle.ts', import.meta.url);
const { buildId } = await tsImport('./lib/export/build-id.ts', import.meta.url);
const packageRoot = path.resolve(createRequire(import.meta.url).resolve('next/package.json'), '../../..');

const withMdx = createMdx({
  extension: /\.mdx?$/,
  options: {
    providerImportSource: null,
    recmaPlugins: [path.resolve('lib/mdx/bridge.mjs')],
  },
});

/** @type {import('next').NextConfig} */
export default withMdx({
  output: 'export',
  distDir: process.env.NODE_ENV === 'production' ? '.next-export' : '.next',
  basePath: site.baseUrl === '/' ? '' : site.baseUrl.replace(/\/$/, ''),
  trailingSlash: false,
  generateBuildId: () => buildId(process.cwd()),
  poweredByHeader: false,
  reactStrictMode: true,
  compiler: { runAfterProductionCompile: async ({ distDir }) => listCompiled(distDir) },
  // Pages wait until the content is compiled.
  staticPageGenerationTimeout: 600,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: packageRoot },
  // Pages must carry neither the not-found page nor the styles of other kinds of pages.
  experimental: {
    globalNotFound: true,
    cssChunking: { type: 'graph', requestCost: 1000, weightDistribution: 0.9 },
    // Nothing reads them in a build: browsers get none, and what fails in a page's text names its place itself.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // Whoever builds a second time may change code and build again; a first build is done sooner without leaving a cache behind.
    turbopackFileSystemCacheForBuild: existsSync('.next'),
    // Next leaves one core idle; of two that is half.
    cpus: availableParallelism(),
  },
  devIndicators: false,
});
