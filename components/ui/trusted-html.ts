type Policy = Readonly<{ createHTML: (html: string) => string }>;
type TrustedTypes = Readonly<{ createPolicy: (name: string, rules: Policy) => Policy }>;

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** The site's one Trusted Types policy; made once, since a second of the same name is refused. */
const policy = trustedTypes?.createPolicy('site-html', { createHTML: (html) => html });

/** Takes markup that the site's own build made and gives it as the browser accepts it under `require-trusted-types-for`. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
