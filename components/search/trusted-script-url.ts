type TrustedTypes = Readonly<{
  createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => unknown };
}>;

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Named policy for the one script that the site's owner may add; made when first asked for. */
const policy = trustedTypes?.createPolicy('site-insights', { createScriptURL: (url) => url });

/** Takes the address of the script from the site's settings and gives it as the browser accepts it under `require-trusted-types-for`. */
export const trustedScriptUrl = (url: string): unknown => policy?.createScriptURL(url) ?? url;
