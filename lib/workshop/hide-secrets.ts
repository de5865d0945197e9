/** What stands in place of a secret. */
export const hiddenSecret = '[hidden]';

/** Where nothing secret stands although the name before it says so: a reference, a placeholder, an empty value. */
const noSecret = String.raw`(?!["']?(?:[<$\{[]|null\b|true\b|false\b|\*{3}|\(?(?:empty|none|redacted)\b))`;
const names = String.raw`(?:pass(?:word|wd|phrase)?|pwd|secret(?:[-_]?key)?|(?:auth|api|access|id|refresh|session|bearer)?[-_]?token|api[-_]?key|(?:private|shared|access|account|encryption)[-_]?key(?:[-_]?id)?|credentials?|authorization|x-api-key)`;
const value = String.raw`(?:"(?:[^"\\\n]|\\.)+"|'[^'\n]+'|\\"[^"\n]+?\\"|[^\s"',;&\\)}\]]+)`;

type Rule = readonly [secret: RegExp, replacement: string];

/** Each finds a secret and says what to leave of it, the broadest text first. */
const rules: readonly Rule[] = [
  // A private key, also one that the log cuts off.
  [
    /(-----BEGIN [A-Z ]*PRIVATE KEY-----)(?! \[hidden\])[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$(?![\s\S]))/g,
    `$1 ${hiddenSecret}`,
  ],
  // Signed addresses: of Amazon and what speaks like it, Google, Azure.
  [
    /((?:x-(?:amz|goog)-(?:signature|credential|security-token)|awsaccesskeyid|signature|sig|se?cret|code|key|auth)=)(?=[^&\s])[^&\s"'<>\\]+/gi,
    `$1${hiddenSecret}`,
  ],
  // A user and a password before the host.
  [/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@"'<>]+@/gi, `$1${hiddenSecret}@`],
  // Webhooks whose path is the secret.
  [
    /(hooks\.slack\.com\/(?:services|workflows)\/|webhook\.office\.com\/webhookb2\/|discord(?:app)?\.com\/api\/webhooks\/)[^\s"'<>]+/gi,
    `$1${hiddenSecret}`,
  ],
  [/\b((?:set-)?cookie:[^\S\n]*)[^\n]+/gi, `$1${hiddenSecret}`],
  [/\b((?:bearer|basic|token|apikey|negotiate)[^\S\n]+)(?=[\w.~+/=-]*[\d=])[\w.~+/=-]{8,}/gi, `$1${hiddenSecret}`],
  // Tokens that are known by their form: JSON Web Tokens, GitHub, GitLab, Slack, Amazon, Google.
  [/\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)*/g, hiddenSecret],
  [
    /\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[abeprs]-[\w-]{8,}|(?:AKIA|ASIA)[A-Z\d]{16}|AIza[\w-]{30,})/g,
    hiddenSecret,
  ],
  // An option and its value, in one line or in two of a YAML or JSON list.
  [
    new RegExp(String.raw`(--[\w-]*?${names}["']?(?:=|\s*,\s*|\s+(?:-\s+)?))(?!["']?-)${noSecret}${value}`, 'gi'),
    `$1${hiddenSecret}`,
  ],
  // A name and its value, as in an environment, in YAML, JSON or a header.
  [
    new RegExp(
      String.raw`([\w.-]*${names}\\?["']?[^\S\n]*(?::|=)[^\S\n]*)${noSecret}${value}(?:[^\S\n]+(?=[\w+/=-]*\d)[\w+/=.-]{12,})?`,
      'gi',
    ),
    `$1${hiddenSecret}`,
  ],
];

/** The values of a Secret that `kubectl` printed as YAML: whatever they are called, all are secret. */
const hideSecretData = (text: string): string =>
  /^[^\S\n]*kind: Secret\b/m.test(text)
    ? text.replace(/^([^\S\n]*)(?:data|stringData):\n(?:\1[^\S\n]+\S.*(?:\n|$))+/gm, (block) =>
        block.replace(/^([^\S\n]+[\w.-]+:) .+$/gm, `$1 ${hiddenSecret}`),
      )
    : text;

/** A text without what must not be shown or passed on: signed addresses, tokens, passwords, keys; more than that may go, as long as what is hidden can be read around. */
export const hideSecrets = (text: string): string =>
  rules.reduce((rest, [secret, replacement]) => rest.replace(secret, replacement), hideSecretData(text));

/** How many places of a text are hidden. */
export const countHidden = (text: string): number => text.split(hiddenSecret).length - 1;
