import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';

// The `dev` and `build` scripts pass the site's values in the environment: every process of Next loads this file, and would compile the values again.
const { BASE_URL = '/', BUILD_ID } = process.env;
const packageRoot = path.resolve(createRequire(import.meta.url).resolve('next/package.json'), '../../..');

const isProduction = process.env.NODE_ENV === 'production';

/** @type {import('next').NextConfig} */
export default {
  // In development, pages are rendered on request: new ones are available at once, and removed ones are gone.
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
    // Keeps the not-found page and its styles out of all other pages.
    globalNotFound: true,
    // Halves the dev server's memory without slowing down updates after a save.
    turbopackMemoryEviction: 'full',
    // Builds do not need them: browsers get none, and errors in a page's text name their place themselves.
    turbopackSourceMaps: !isProduction,
    // Next leaves one core idle by default, which is half of two.
    cpus: availableParallelism(),
  },
  devIndicators: false,
};
