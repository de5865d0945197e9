/** A content security policy: what each directive allows. */
type Policy = Readonly<Record<string, readonly string[]>>;

const none = "'none'";
const self = "'self'";

/** What a site's owner can turn on that needs another host. */
export type PolicySettings = Readonly<{
  /** Address of an analytics script. */
  insights?: string | undefined;
}>;

// In order: components/behavior/trusted-scripts.ts, components/mdx/static-html.client.tsx.
const trustedTypes = ['default', 'site-html'];

/** The one policy of every page. It holds for all of them because navigation changes the page, not the document with its policy. */
const strictPolicy: Policy = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  // Masks and chevrons in style sheets are data.
  'img-src': [self, 'data:'],
  'font-src': [self],
  'connect-src': [self],
  'worker-src': [self],
  'manifest-src': [self],
  // The frame of live code, which its code may try to take to another host.
  'frame-src': [self],
  'base-uri': [none],
  // The search form, which works without JavaScript.
  'form-action': [self],
  'frame-ancestors': [none],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedTypes,
};

const files = [self, 'file:'];

/** The policy of the offline edition, for pages that are files and for those that a server gives. Of files, 'self' means nothing in Chromium and any address in WebKit. What is not named falls to the default: WebKit on Linux complains of directives that it has no use for. */
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

/** Takes a site's settings and gives the policy of its pages; nothing of another host is let in unless the owner turned it on. */
export function pagePolicy({ insights }: PolicySettings): Policy {
  if (insights === undefined) return strictPolicy;
  const { origin } = new URL(insights);
  const added: Policy = { 'script-src': [origin], 'connect-src': [origin], 'trusted-types': ['site-insights'] };
  const entries = Object.entries(strictPolicy);
  return Object.fromEntries(entries.map(([name, values]) => [name, [...values, ...(added[name] ?? [])]]));
}

/** What the page in which live code runs may reach: nothing. Its headers do not say what may run in it, for they are written before it is. */
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

/** Takes the integrity of the one script and the one style in the page of live code and gives its policy: it may compute. They stand in the page, for its origin is opaque: in WebKit, 'self' then means no file at all. */
export const sandboxPolicy = ({ script, style }: Readonly<Record<'script' | 'style', string>>): Policy => ({
  'default-src': [none],
  // Running what readers write is eval.
  'script-src': [`'${script}'`, "'unsafe-eval'"],
  'style-src': [`'${style}'`],
  ...sandboxLimits,
});

/** Directives that only a header may give: https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy */
const headerOnly: ReadonlySet<string> = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** Takes a policy and gives the text of its header. */
export const policyHeader = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join(';');

/** Takes a policy and gives the text of its `<meta>`: the header without what a page may not say of itself. */
export const policyMeta = (policy: Policy): string =>
  policyHeader(Object.fromEntries(Object.entries(policy).filter(([directive]) => !headerOnly.has(directive))));
