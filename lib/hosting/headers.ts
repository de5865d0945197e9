import { pagePolicy, policyHeader, type PolicySettings, sandboxLimits } from './policy';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Features that reach beyond the page, to the reader, the device or the location. Browsers warn about names they do not know, and each name makes every response longer. */
const deniedFeatures =
  'accelerometer camera clipboard-read display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-create publickey-credentials-get serial storage-access usb window-management xr-spatial-tracking';

/** Headers of every response, whatever its kind. */
export const commonHeaders = ({ insights }: PolicySettings): Headers => ({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': deniedFeatures.replace(/\S+/g, '$&=()').replaceAll(' ', ','),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Another host's script would have to opt in.
  ...(insights === undefined && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
});

/** Headers of pages and, unless their kind says otherwise, of all other files. */
const pageHeaders = (settings: PolicySettings): Headers => ({
  'Content-Security-Policy': policyHeader(pagePolicy(settings)),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Revalidated each time: readers never see an old page, and an unchanged one is not sent again.
  'Cache-Control': 'no-cache',
});

/** Kinds of files, and the headers in which they differ from pages; the first whose pattern fits counts. */
export const fileKindRules = {
  /** Their names contain their hash, so they never change. */
  hashed: {
    /** Regular expression of the paths below the base URL, from their start. */
    pattern: String.raw`(?:_next/static/|static/[^/]+\.[0-9a-f]{20}\.js$)`,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  /** The frame of live code. */
  sandbox: {
    pattern: 'live/',
    headers: {
      'Content-Security-Policy': policyHeader(sandboxLimits),
      'X-Frame-Options': 'SAMEORIGIN',
      // The frame's origin is opaque: Firefox treats its page as one of another site.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  page: { pattern: '', headers: {} },
} satisfies Readonly<Record<string, Readonly<{ pattern: string; headers: Headers }>>>;

export type FileKind = keyof typeof fileKindRules;

export const fileKinds = Object.keys(fileKindRules) as FileKind[];

/** The headers in which kinds of files differ; every kind has the same header names. */
export const kindHeaders = (kind: FileKind, settings: PolicySettings): Headers => ({
  ...pageHeaders(settings),
  ...fileKindRules[kind].headers,
});

/** Where a site is: its base URL, and those of all its languages. */
export type SiteLocation = Readonly<{ baseUrl: string; languages: readonly string[] }>;

/** Regular expression for the paths of a kind of files, including the folders of other languages. */
export function kindPattern({ baseUrl, languages }: SiteLocation, kind: FileKind): string {
  const folders = languages.filter((url) => url !== baseUrl && url.startsWith(baseUrl));
  const below = folders.map((url) => url.slice(baseUrl.length)).join('|');
  return `^${baseUrl}${below && `(?:${below})?`}${fileKindRules[kind].pattern}`;
}

/** Kind of the file served at a path of the host. */
export const kindOf = (site: SiteLocation, pathname: string): FileKind =>
  fileKinds.find((kind) => new RegExp(kindPattern(site, kind)).test(pathname)) ?? 'page';

/** All headers of the response at a path of the host. */
export const headersFor = (site: PolicySettings & SiteLocation, pathname: string): Headers => ({
  ...commonHeaders(site),
  ...kindHeaders(kindOf(site, pathname), site),
});
