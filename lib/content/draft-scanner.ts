import { draftDoc } from './draft-doc';

const sections = [
  '## Install the chart {#install}\n\n<Prerequisites />',
  '## Parameters that matter {#parameters}',
  '## Findings {#findings}',
  '## Cascading rules {#cascading-rules}',
];

/** What only the author knows of a scanner. Without a value, each line is a mistake that the check names. */
const facts = ['type', 'state', 'appVersion', 'usecase', 'upstream', 'license'];

/** The text of a scanner's page to begin with: the headings that those pages have, and what they share. */
export const draftScanner = (title: string, name: string): string =>
  `${draftDoc(title).replace(/---\n$/, facts.map((fact) => `${fact}:\n`).join(''))}---

import Prerequisites from './_prerequisites.mdx'
import Troubleshooting from './_troubleshooting.mdx'

${sections.join('\n\n')}

## Helm values {#helm-values}

<HelmValues chart="scanners/${name}" />

## Limits and troubleshooting {#troubleshooting}

<Troubleshooting />

## Read next {#next}
`;

/** The scanner's entry in the data file, without the values that the author must give. */
export const draftScannerFacts = (name: string): string =>
  `${name}:\n  checks:\n  platforms:\n  internet:\n    needed:\n  categories:\n  rules:\n`;
