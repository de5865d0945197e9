/** What stands in place of a secret. */
export const hiddenSecret = '[hidden]';

/** Where nothing secret stands although the name before it says so: a reference, a placeholder, an empty value. */
const noSecret = String.raw`(?!["']?(?:[<$\{[]|null\b|true\b|false\b|\*{3}|\(?(?:empty|none|redacted)\b))`;
const names = String.raw`(?:pass(?:word|wd|phrase)?|pwd|secret(?:[-_]?key)?|(?:auth|api|access|id|refresh|session|bearer)?[-_]?token|api[-_]?key|(?:private|shared|access|account|encryption)[-_]?key(?:[-_]?id)?|credentials?|authorization|x-api-key)`;
const value = String.raw`(?:"(?:[^"\\\n]|\\.)+"|'[^'\n]+'|\\"[^"\n]+?\\"|[^\s"',;&\\)}\]]+)`;

/** A private key, also one that the log cuts off. */
const privateKey =
  /(-----BEGIN [A-Z ]*PRIVATE KEY-----)(?! \[hidden\])[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$(?![\s\S]))/g;

/** Each finds a secret, behind what is left of it in the first group, the broadest text first. Each reads a text once, whatever is in it: no repetition that fails may start anew at every letter. */
const secrets: readonly RegExp[] = [
  // Signed addresses: of Amazon and what speaks like it, Google, Azure.
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
    String.raw`((?:^|[^\w-])--[\w-]{0,40}?${names}["']?(?:=|\s*,\s*|\s+(?:-\s+)?))(?!["']?-)${noSecret}${value}`,
    'gi',
  ),
  // A name and its value, as in an environment, in YAML, JSON or a header.
  RegExp(
    String.raw`(${names}\\?["']?[^\S\n]*(?::|=)[^\S\n]*)${noSecret}${value}(?:[^\S\n]+(?=[\w+/=-]*\d)[\w+/=.-]{12,})?`,
    'gi',
  ),
];

/** The values of a Secret that `kubectl` printed as YAML: whatever they are called, all are secret. */
const hideSecretData = (text: string): string =>
  /^[^\S\n]*kind: Secret\b/m.test(text)
    ? text.replace(/^([^\S\n]*)(?:data|stringData):\n(?:\1[^\S\n]+\S.*(?:\n|$))+/gm, (block) =>
        block.replace(/^([^\S\n]+[\w.-]+:) .+$/gm, `$1 ${hiddenSecret}`),
      )
    : text;

/** Takes a text and gives it without what must not be shown or passed on: signed addresses, tokens, passwords, keys; more than that may go, as long as what is hidden can be read around. */
export const hideSecrets = (text: string): string =>
  secrets.reduce(
    (shown, secret) => shown.replace(secret, `$1${hiddenSecret}`),
    hideSecretData(text).replace(privateKey, `$1 ${hiddenSecret}`),
  );

/** How many places of a text are hidden. */
export const countHidden = (text: string): number => text.split(hiddenSecret).length - 1;
