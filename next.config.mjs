import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';

// What depends on the site comes from `npm run dev` and `npm run build`: each process of Next loads this file, and would compile the site's values anew.
const { BASE_URL = '/', BUILD_ID } = process.env;
const packageRoot = path.resolve(createRequire(import.meta.url).resolve('next/package.json'), '../../..');

const isProduction = process.env.NODE_ENV === 'production';

/** @type {import('next').NextConfig} */
export default {
  // While somebody writes, a page is made when it is asked for: one that is new answers at once, one that is gone no more.
  output: isProduction ? 'export' : undefined,
  distDir: isProduction ? '.next-export' : '.next',
  basePath: BASE_URL.replace(/\/$/, ''),
  trailingSlash: false,
  generateBuildId: () => BUILD_ID ?? null,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: packageRoot },
  experimental: {
    // Pages must carry neither the not-found page nor its styles.
    globalNotFound: true,
    // The dev server takes half the memory so, and no longer to show what was saved.
    turbopackMemoryEviction: 'full',
    // Nothing reads them in a build: browsers get none, and what fails in a page's text names its place itself.
    turbopackSourceMaps: !isProduction,
    // Next leaves one core idle; of two that is half.
    cpus: availableParallelism(),
  },
  devIndicators: false,
};
