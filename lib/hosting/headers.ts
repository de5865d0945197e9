import { pagePolicy, policyHeader, type PolicySettings, sandboxLimits } from './policy';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Powers that reach beyond the page, to the reader, the device or the place. Browsers know others; naming one that they do not know makes them complain. Each name costs a page as many bytes as it has letters. */
const unused = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Gives what every answer carries, whatever it is. */
export const commonHeaders = ({ insights }: PolicySettings): Headers => ({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': unused.map((power) => `${power}=()`).join(','),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Another host's script would have to agree to it.
  ...(insights === undefined && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
});

/** Kinds of files that differ in their headers. */
export type FileKind = 'page' | 'hashed' | 'sandbox';

export const fileKinds: readonly FileKind[] = ['page', 'hashed', 'sandbox'];

/** Gives the headers in which the kinds of files differ; all kinds have the same names. */
export function kindHeaders(kind: FileKind, settings: PolicySettings): Headers {
  const page = {
    'Content-Security-Policy': policyHeader(pagePolicy(settings)),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Asked for again each time, so that a reader never sees an old page; unchanged, it is not sent again.
    'Cache-Control': 'no-cache',
  };
  switch (kind) {
    case 'page':
      return page;
    case 'hashed':
      return { ...page, 'Cache-Control': 'public, max-age=31536000, immutable' };
    case 'sandbox':
      return {
        ...page,
        'Content-Security-Policy': policyHeader(sandboxLimits),
        'X-Frame-Options': 'SAMEORIGIN',
        // The origin of the frame is opaque: Firefox takes its page for one of another site.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      };
  }
}

/** Folders, below the site's root, whose files are not of the kind `page`. */
export const kindFolders = { hashed: '_next/static/', sandbox: 'live/' } satisfies Record<
  Exclude<FileKind, 'page'>,
  string
>;

/** Takes a path on the host and gives the headers of what answers there. */
export function headersFor(site: PolicySettings & { readonly baseUrl: string }, pathname: string): Headers {
  const isBelow = (folder: string): boolean => pathname.startsWith(site.baseUrl + folder);
  const kind = isBelow(kindFolders.hashed) ? 'hashed' : isBelow(kindFolders.sandbox) ? 'sandbox' : 'page';
  return { ...commonHeaders(site), ...kindHeaders(kind, site) };
}
