/** A content security policy: what each directive allows. */
type Policy = Readonly<Record<string, readonly string[]>>;

const none = "'none'";
const self = "'self'";

/** Options of the site's owner that require another host. */
export type PolicySettings = Readonly<{
  /** Address of an analytics script. */
  insights?: string | undefined;
}>;

// In order: components/behavior/trusted-scripts.ts, components/mdx/static-html.client.tsx.
const trustedTypes = ['default', 'site-html'];

/** The one policy of every page. All pages share it, because client-side navigation changes the page, but not the document with its policy. */
const strictPolicy: Policy = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  // Masks and chevrons in style sheets are data URLs.
  'img-src': [self, 'data:'],
  'font-src': [self],
  'connect-src': [self],
  'worker-src': [self],
  'manifest-src': [self],
  // The frame of live code, which that code may try to navigate to another host.
  'frame-src': [self],
  'base-uri': [none],
  // The search form, which works without JavaScript.
  'form-action': [self],
  'frame-ancestors': [none],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedTypes,
};

const files = [self, 'file:'];

/** The policy of the offline edition, whether opened as files or from a server. For files, 'self' matches nothing in Chromium and any address in WebKit. Unlisted directives fall back to the default, because WebKit on Linux complains about unused ones. */
export const offlinePolicy: Policy = {
  'default-src': [none],
  'script-src': files,
  'style-src': files,
  'img-src': [...files, 'data:'],
  'base-uri': [none],
  'form-action': files,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedTypes,
};

/** Returns the policy of a site's pages; another host is allowed only if the owner turned it on. */
export function pagePolicy({ insights }: PolicySettings): Policy {
  if (insights === undefined) return strictPolicy;
  const { origin } = new URL(insights);
  const added: Policy = { 'script-src': [origin], 'connect-src': [origin], 'trusted-types': ['site-insights'] };
  const entries = Object.entries(strictPolicy);
  return Object.fromEntries(entries.map(([name, values]) => [name, [...values, ...(added[name] ?? [])]]));
}

/** What the page that runs live code may load: nothing. These headers cannot name its scripts, because they are written before the page. */
export const sandboxLimits: Policy = {
  'img-src': ['data:'],
  'connect-src': [none],
  'font-src': [none],
  'frame-src': [none],
  'manifest-src': [none],
  'media-src': [none],
  'object-src': [none],
  'worker-src': [none],
  'base-uri': [none],
  'form-action': [none],
  'frame-ancestors': [self],
  sandbox: ['allow-scripts'],
};

/** Returns the policy of the page of live code, from the integrity of its one script and one style: it may only compute. Both are inline, because the page's origin is opaque: in WebKit, 'self' then matches no file. */
export const sandboxPolicy = ({ script, style }: Readonly<Record<'script' | 'style', string>>): Policy => ({
  'default-src': [none],
  // Running readers' code requires eval.
  'script-src': [`'${script}'`, "'unsafe-eval'"],
  'style-src': [`'${style}'`],
  ...sandboxLimits,
});

/** Directives that are valid only in a header: https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy */
const headerOnly: ReadonlySet<string> = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** Formats a policy as the value of its header. */
export const policyHeader = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join(';');

/** Formats a policy for a `<meta>` element, without the directives that only a header may have. */
export const policyMeta = (policy: Policy): string =>
  policyHeader(Object.fromEntries(Object.entries(policy).filter(([directive]) => !headerOnly.has(directive))));
