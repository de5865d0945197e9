import { commonHeaders, kindHeaders, type FileKind, type Headers } from '../headers';
import { addressOf, generatedNote, homeAddress, plainPath, type HostSite } from '../host-site';
import { mediaTypes } from '../media-types';

/** Headers that CloudFront has settings of its own for, and refuses as custom ones. */
const security = (headers: Headers): object => ({
  ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
  ContentTypeOptions: { Override: true },
  FrameOptions: { Override: true, FrameOption: headers['X-Frame-Options'] },
  ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
  StrictTransportSecurity: {
    Override: true,
    IncludeSubdomains: true,
    Preload: false,
    AccessControlMaxAgeSec: Number(/\d+/.exec(headers['Strict-Transport-Security'] ?? '')?.[0]),
  },
});

const known: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
]);

/** Text of the response headers policy of one kind of files, as `aws cloudfront create-response-headers-policy` takes it. */
export function cloudFrontPolicy(kind: FileKind, site: HostSite): string {
  const headers: Headers = { ...commonHeaders(site), ...kindHeaders(kind, site) };
  const custom = Object.entries(headers).filter(([name]) => !known.has(name));
  const config = {
    Comment: `Generated from lib/hosting: headers of files of the kind "${kind}"`,
    Name: `site-${kind}`,
    SecurityHeadersConfig: security(headers),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Text of the CloudFront function (runtime 2.0) for the event "viewer request": clean addresses to files, other forms to clean ones. */
export function cloudFrontFunction(site: HostSite): string {
  const { baseUrl } = site;
  const moved = Object.fromEntries(site.redirects.map(({ from, to }) => [addressOf(site, from), addressOf(site, to)]));
  const endings = Object.keys(mediaTypes)
    .filter((ending) => ending !== 'html')
    .join('|');
  return `${generatedNote('//')}
function handler(event) {
  var request = event.request;
  var moved = ${JSON.stringify(moved)};
  var home = ${JSON.stringify(homeAddress(site))};
  var base = ${JSON.stringify(baseUrl)};
  var uri = request.uri;

  function lead(address) {
    var query = Object.keys(request.querystring)
      .map(function (name) {
        return name + '=' + request.querystring[name].value;
      })
      .join('&');
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: address + (query ? '?' + query : '') } },
    };
  }

  if (Object.prototype.hasOwnProperty.call(moved, uri)) return lead(moved[uri]);
  if (uri === base + 'index.html' || (uri === base && uri !== home)) return lead(home);
  if (uri === home) {
    request.uri = base + 'index.html';
    return request;
  }
  var file = uri.slice(base.length);
  if (/^(?:_next|live)\\//.test(file)) return request;
  var clean = file.replace(/\\/+$/, '').replace(/(?:\\/index)?\\.html$/, '');
  if (clean !== file && /^${plainPath.replaceAll('/', '\\/')}$/.test(clean)) return lead(base + clean);
  // What has the ending of another kind of file is that file; all else, "values.yaml" too, is a page.
  if (!/\\.(?:${endings})$|^SHA256SUMS$/.test(file)) request.uri = uri + '.html';
  return request;
}
`;
}
