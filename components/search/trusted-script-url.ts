type TrustedTypes = Readonly<{
  createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => unknown };
}>;

/** Takes the address of the one script that the site's owner may add and gives it as the browser accepts it under `require-trusted-types-for`. Called once: a second policy of a name is refused. */
export function trustedScriptUrl(url: string): unknown {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('site-insights', { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}
