/** What replaces a secret. */
export const hiddenSecret = '[hidden]';

/** Matches values that are not secret despite their name: a reference, a placeholder, an empty value. */
const notSecret = String.raw`(?!["']?(?:[<$\{[]|null\b|true\b|false\b|\*{3}|\(?(?:empty|none|redacted)\b))`;
const names = String.raw`(?:pass(?:word|wd|phrase)?|pwd|secret(?:[-_]?key)?|(?:auth|api|access|id|refresh|session|bearer)?[-_]?token|api[-_]?key|(?:private|shared|access|account|encryption)[-_]?key(?:[-_]?id)?|credentials?|authorization|x-api-key)`;
const value = String.raw`(?:"(?:[^"\\\n]|\\.)+"|'[^'\n]+'|\\"[^"\n]+?\\"|[^\s"',;&\\)}\]]+)`;

/** A private key, even if the log cuts it off. */
const privateKey =
  /(-----BEGIN [A-Z ]*PRIVATE KEY-----)(?! \[hidden\])[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$(?![\s\S]))/g;

/** Patterns for secrets, those that match the most text first; the first group is kept. Each must read a text only once, whatever it contains: no failing repetition may start again at every letter. */
const secrets: readonly RegExp[] = [
  // Signed URLs of Amazon and compatible services, Google, Azure.
  /((?:x-(?:amz|goog)-(?:signature|credential|security-token)|awsaccesskeyid|signature|sig|se?cret|code|key|auth)=)(?=[^&\s])[^&\s"'<>\\]+/gi,
  // A user and a password before the host.
  /(\b[a-z][a-z\d+.-]{0,20}:\/\/)[^\s/@"'<>]+(?=@)/gi,
  // Webhooks whose path is the secret.
  /(hooks\.slack\.com\/(?:services|workflows)\/|webhook\.office\.com\/webhookb2\/|discord(?:app)?\.com\/api\/webhooks\/)[^\s"'<>]+/gi,
  /\b((?:set-)?cookie:[^\S\n]*)[^\n]+/gi,
  /\b((?:bearer|basic|token|apikey|negotiate)[^\S\n]+)(?=[\w.~+/=-]*[\d=])[\w.~+/=-]{8,}/gi,
  // Tokens that are known by their form: JSON Web Tokens, GitHub, GitLab, Slack, Amazon, Google.
  /()\beyJ[\w-]{16,}(?:\.[\w-]*)*/g,
  /()\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[abeprs]-[\w-]{8,}|(?:AKIA|ASIA)[A-Z\d]{16}|AIza[\w-]{30,})/g,
  // An option and its value, in one line or in two of a YAML or JSON list.
  RegExp(
    String.raw`((?:^|[^\w-])--[\w-]{0,40}?${names}["']?(?:=|\s*,\s*|\s+(?:-\s+)?))(?!["']?-)${notSecret}${value}`,
    'gi',
  ),
  // A name and its value, as in an environment, in YAML, JSON or a header.
  RegExp(
    String.raw`(${names}\\?["']?[^\S\n]*(?::|=)[^\S\n]*)${notSecret}${value}(?:[^\S\n]+(?=[\w+/=-]*\d)[\w+/=.-]{12,})?`,
    'gi',
  ),
];

/** Hides all values of a Secret that `kubectl` printed as YAML, whatever their names. */
const hideSecretData = (text: string): string =>
  /^[^\S\n]*kind: Secret\b/m.test(text)
    ? text.replace(/^([^\S\n]*)(?:data|stringData):\n(?:\1[^\S\n]+\S.*(?:\n|$))+/gm, (block) =>
        block.replace(/^([^\S\n]+[\w.-]+:) .+$/gm, `$1 ${hiddenSecret}`),
      )
    : text;

/** Hides what must not be shown or shared: signed URLs, tokens, passwords, keys; it may hide more, as long as the text around can be understood. */
export const hideSecrets = (text: string): string =>
  secrets.reduce(
    (shown, secret) => shown.replace(secret, `$1${hiddenSecret}`),
    hideSecretData(text).replace(privateKey, `$1 ${hiddenSecret}`),
  );

/** Counts the hidden places of a text. */
export const countHidden = (text: string): number => text.split(hiddenSecret).length - 1;
