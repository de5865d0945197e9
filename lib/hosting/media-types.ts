/** Media type by file extension for all files of an export (https://www.iana.org/assignments/media-types). */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  jpg: 'image/jpeg',
  md: 'text/markdown',
  png: 'image/png',
  sha256: 'text/plain',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** Types that need a charset. JSON does not: it is always UTF-8 (RFC 8259). */
const needsCharset = /^text\/|\b(?:xml|manifest)\b/;

/** Returns the `Content-Type` of a file name; files without an extension, such as `SHA256SUMS`, are plain text. */
export function contentType(file: string): string {
  const [, ending] = /\.([^./]*)$/.exec(file) ?? [];
  const type = ending === undefined ? 'text/plain' : (mediaTypes[ending] ?? 'application/octet-stream');
  return needsCharset.test(type) ? `${type}; charset=utf-8` : type;
}
