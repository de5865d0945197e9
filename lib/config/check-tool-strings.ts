const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** An example for the tool that checks manifests, with four things to find. */
export const faultyManifest = `apiVersion: execution.securecodebox.io/v1
kind: ScheduledScan
metadata:
  name: shop-ports
spec:
  schedule: "30 2 * * 1"
  scanSpec:
    scanType: nmapp
    parameters:
      - -p
      - 443
      - www.example.com
    cascade:
      matchLabels:
        securecodebox.io/invasive: non-invasive
`;

/** Words of the tool that checks manifests; its script carries them. */
export const checkToolStrings = {
  text: 'Manifest',
  placeholder: 'Paste YAML, or drop files here',
  open: 'Open files',
  example: 'Try an example',
  link: 'Copy link',
  linkCopied: 'Copied a link that holds the text',
  linkNotCopied: 'The link could not be copied. Allow this page to use the clipboard.',
  clear: 'Clear',
  findings: 'What was found',
  empty: 'Nothing to check yet.',
  severities: { error: 'Error', warning: 'Warning', note: 'Note' },
  place: (line: number): string => `Line ${line}`,
  change: (text: string): string => `Write ${text}`,
  changed: (line: number): string => `Corrected line ${line}`,
  docs: (label: string): string => `Docs: ${label}`,
  newTab: ', in a new tab',
  noResource: 'This text has no secureCodeBox resource. A resource starts with apiVersion and kind.',
  /** What a screen reader says, also shown above the list. */
  summary: (count: Readonly<Record<'error' | 'warning' | 'resources' | 'others', number>>): string => {
    const mistakes = [
      count.error > 0 && counted(count.error, 'error', 'errors'),
      count.warning > 0 && counted(count.warning, 'warning', 'warnings'),
    ].filter(Boolean);
    const checked = count.resources > 0 ? ` in ${counted(count.resources, 'resource', 'resources')}` : '';
    const others =
      count.others > 0 ? ` ${counted(count.others, 'other document was', 'other documents were')} not checked.` : '';
    return `${mistakes.join(' and ') || 'No mistakes'}${checked}.${others}`;
  },
  more: (count: number): string => `${counted(count, 'more finding is', 'more findings are')} not listed.`,
} as const;
