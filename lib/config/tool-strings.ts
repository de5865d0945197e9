/** The tools, in the order in which they are listed; each is a page below `/tools`. */
export const toolNames = ['check', 'build', 'errors'] as const;

export type ToolName = (typeof toolNames)[number];

/** What the page of a tool says besides the tool itself. */
type ToolPageStrings = Readonly<{
  title: string;
  /** One plain sentence of 50 to 160 characters that says what the reader gets. */
  description: string;
  /** What the tool does, in lines; without JavaScript, only these are shown. */
  does: readonly string[];
  /** Ids of the docs that say more. */
  reference: readonly string[];
}>;

/** What the status of a tool says while it checks a text. */
export const checking = 'Checking';

/** Shown in a tool's field in place of a text that is too long. */
export const tooLong = (characters: number): string =>
  `Your text of ${characters.toLocaleString('en')} characters is too long to show here, but all of it is read. What you type or paste next replaces it.`;

/** Words of the pages of the tools; the words of each tool's script are in a separate file. */
export const toolStrings = {
  overview: {
    title: 'Tools',
    description:
      'Check manifests, build scans and look up errors in your browser: what you enter never leaves the page.',
  },
  privacy: 'What you enter stays in this page. It is neither sent nor stored.',
  noScript: 'This tool works in your browser and needs JavaScript. Without it, the pages below help.',
  does: 'What it does',
  reference: 'Reference',
};

export const toolPageStrings: Readonly<Record<ToolName, ToolPageStrings>> = {
  check: {
    title: 'Check a Manifest',
    description:
      'Paste or drop YAML of secureCodeBox resources, and see each mistake with its line, its field and its remedy.',
    does: [
      'Finds YAML that cannot be read, and fields that the resource does not have, lacks, or has with a wrong value.',
      'Finds scan types that the release does not have or no longer recommends, and selectors that select nothing.',
      'Explains schedules in words.',
      'Corrects, at the press of a button, mistakes that have only one possible correction.',
    ],
    reference: [
      'api/crds/scan',
      'api/crds/scheduled-scan',
      'api/crds/cascading-rule',
      'api/crds/scan-type',
      'api/crds/parse-definition',
      'api/crds/scan-completion-hook',
    ],
  },
  build: {
    title: 'Build a Scan',
    description: 'Choose what to scan, a scanner and its parameters, and get a manifest that is valid at every step.',
    does: [
      'Starts from the first example of the scanner that you choose, and explains each parameter that you can add.',
      'Lets the scan run once or on a schedule, start follow-up scans, and use only some hooks.',
      'Opens a manifest of yours: fields that the form does not know stay as they are.',
      'Gives you the manifest to copy or download, and the command that applies it.',
    ],
    reference: ['api/crds/scan', 'api/crds/scheduled-scan', 'hooks/cascading-scans', 'how-tos/hooks'],
  },
  errors: {
    title: 'Find an Error',
    description:
      'Paste a log or the output of kubectl describe, and see which known problems match, with their remedies.',
    does: [
      'Searches your text for every message in the troubleshooting tables of these docs, and lists the rows that match, best first.',
      'Copes with folded lines, terminal colors and JSON.',
      'Hides signed links, tokens, passwords and keys before it shows anything.',
    ],
    reference: ['getting-started/troubleshooting', 'api/crds/scan'],
  },
};
