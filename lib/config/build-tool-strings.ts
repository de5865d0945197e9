/** Words of the tool that builds scans; its script carries them. */
export const buildToolStrings = {
  form: 'The scan',
  types: 'Scan types and their parameters',
  goal: 'What do you want to scan?',
  allGoals: 'Anything',
  scanType: 'Scan type',
  scanner: 'The scanner',
  page: (scanner: string): string => `${scanner} in the docs`,
  name: 'Name',
  parameters: 'Parameters, one per line',
  choose: 'Parameters of this scanner',
  add: (code: string): string => `Add ${code}`,
  added: (code: string): string => `Added ${code}`,
  schedule: 'Repeat',
  scheduleHint: 'A cron expression such as 30 2 * * 1, @daily, or an interval such as 24h. Empty: once.',
  cascades: 'Follow-up scans',
  cascadeChoices: {
    none: 'None',
    light: 'By rules that are light and non-invasive',
    nonInvasive: 'By all non-invasive rules',
    own: 'As the manifest says',
  },
  hooks: 'Only hooks with this label',
  hooksHint: 'Such as team=a. Empty: all hooks of the namespace.',
  ownHooks: 'As the manifest says',
  manifest: 'Manifest',
  open: 'Open a file',
  copy: 'Copy',
  copied: 'Copied the manifest',
  notCopied: 'The manifest could not be copied. It is selected now: press Ctrl+C or Command+C.',
  download: 'Download',
  apply: 'Then apply it:',
  copyCommand: 'Copy command',
  unknown:
    'The form cannot edit this text: it is not YAML with a Scan or ScheduledScan, or it is longer than 50,000 characters.',
  refused: 'A field of the form has a mistake, which is explained below it.',
  details: 'See each mistake in "Check a Manifest"',
};

/** Notes under the fields of that tool's form; the tool's worker contains them. */
export const noteStrings = {
  interval: (text: string): string => `Starts at once, then every ${text}.`,
  faults: {
    name: 'Up to 52 lowercase letters, digits and dashes, with a letter or digit first and last.',
    schedule: 'This is not a cron expression with five fields, a shortcut such as @daily, or an interval such as 24h.',
    hooks: 'Write a label and its value with an equals sign between them, such as team=a.',
  },
};
