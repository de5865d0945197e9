import { commonHeaders, fileKinds, kindHeaders, type FileKind } from '../headers';
import { generatedNote, type Host, type HostRules, hostRules, type HostSite, plainPath } from '../host-rules';

/** Headers that have CloudFront settings of their own and are rejected as custom ones. */
const builtInHeaders = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

/** The configuration for `aws cloudfront create-response-headers-policy`. */
function headersPolicy(kind: FileKind, site: HostSite): string {
  const headers = { ...commonHeaders(site), ...kindHeaders(kind, site) };
  const custom = Object.entries(headers).filter(([name]) => !builtInHeaders.includes(name));
  const config = {
    Comment: `Generated from lib/hosting: headers of files of the kind "${kind}"`,
    Name: `site-${kind}`,
    SecurityHeadersConfig: {
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
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** A CloudFront function (runtime 2.0) for the event "viewer request": maps clean addresses to files, and redirects other forms to clean ones. */
const viewerRequest = ({ baseUrl, home, moved, types }: HostRules): string => `${generatedNote('//')}
function handler(event) {
  var request = event.request;
  var moved = ${JSON.stringify(Object.fromEntries(moved.map(({ from, to }) => [from, to])))};
  var home = ${JSON.stringify(home)};
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
  if (!/\\.(?:${types.flatMap(({ ending }) => (ending === 'html' ? [] : ending)).join('|')})$|^SHA256SUMS$/.test(file)) request.uri = uri + '.html';
  return request;
}
`;

export const cloudFront: Host = (site) => ({
  's3-cloudfront/function.js': viewerRequest(hostRules(site)),
  ...Object.fromEntries(fileKinds.map((kind) => [`s3-cloudfront/headers-${kind}.json`, headersPolicy(kind, site)])),
});
