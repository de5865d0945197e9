type Rules = Readonly<Record<'createScriptURL' | 'createHTML', (text: string) => string | undefined>>;
type TrustedTypes = Readonly<{ defaultPolicy: unknown; createPolicy: (name: string, rules: Rules) => void }>;

/**
 * Under Trusted Types (https://www.w3.org/TR/trusted-types/), a text becomes a script's address only below the site's own folders of scripts,
 * of which `own` is one: `/static/` beside `/_next/static/`. React makes its script elements from empty ones.
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
