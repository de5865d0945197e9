type Rules = Readonly<Record<'createScriptURL' | 'createHTML', (text: string) => string | undefined>>;
type TrustedTypes = Readonly<{ defaultPolicy: unknown; createPolicy: (name: string, rules: Rules) => void }>;

/**
 * Under Trusted Types (https://www.w3.org/TR/trusted-types/), only addresses in the site's own script folders may load scripts:
 * `own`, which ends in `/static/`, and `/_next/static/` beside it. React creates script elements from the markup of an empty one.
 */
export function trustOwnScripts(own: string): void {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const folders = [own, own.replace(/static\/$/, '_next/static/')];
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, document.URL);
      return href.endsWith('.js') && folders.some((folder) => href.startsWith(folder)) ? address : undefined;
    },
    createHTML: (html) => (html === '<script></script>' ? html : undefined),
  });
}
