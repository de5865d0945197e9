/** Words of the tool that finds errors; its script uses them, too. */
export const errorsToolStrings = {
  label: 'Log, events or status',
  hint: 'For example what kubectl describe, kubectl logs or helm prints. Secrets are hidden as you paste.',
  clear: 'Clear',
  example: 'Show an example',
  exampleText: `Status:
  Error Description:  Configured ScanType 'nmpa' not found in 'scans' namespace. You'll likely need to deploy the ScanType.
  State:              Errored
`,
  hiding: 'Secrets in your text are being hidden. The text appears in a moment.',
  found: (count: number): string =>
    count === 1 ? 'One known problem matches.' : `${count} known problems match, best first.`,
  none: 'No known problem matches. Paste more of the log, or look through the list below.',
  hidden: (count: number): string => (count === 1 ? ' One secret is hidden.' : ` ${count} secrets are hidden.`),
  yourText: 'In your text',
  read: 'Read on',
  all: 'All known problems',
  count: (count: number): string => (count === 1 ? '1 row' : `${count} rows`),
};
