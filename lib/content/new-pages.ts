import GithubSlugger from 'github-slugger';
import { correctSlug } from './check-fields';
import { integrationFields } from './integration';

/** Makes the file name of a page from its title, without the date of a post and without a leading "_", which marks partials; `''` for a title without letters and digits. */
export const fileName = (title: string): string =>
  correctSlug(new GithubSlugger().slug(title))
    .replace(/-{2,}/g, '-')
    .replace(/^[-_]+|-$/g, '');

/** Initial text of a docs page. It has no description, so that the check reports the line until there is one. */
export const newDoc = (title: string): string => `---
title: ${JSON.stringify(title)}
description: ''
---
`;

/** Long enough for the check, so that a new draft passes it; nobody should publish it. */
export const newPostDescription = 'Say here in one plain sentence what readers of this post get from it.';

/** Initial text of a post. */
export const newPost = (title: string): string => `---
title: ${JSON.stringify(title)}
description: ${newPostDescription}
authors: [securecodebox]
tags: [secureCodeBox]
draft: true
---

<!-- truncate -->
`;

const sections = [
  '## Install the chart {#install}\n\n<Prerequisites />',
  '## Parameters that matter {#parameters}',
  '## Findings {#findings}',
  '## Cascading rules {#cascading-rules}',
];

/** Facts that only the author knows about a scanner. The check reports each line until it has a value. */
const authorFields = Object.keys(integrationFields).map((field) => `${field}:\n`);

/** Initial text of a scanner's page: the headings of all scanner pages, and the partials they share. */
export const newScanner = (title: string, name: string): string =>
  `${newDoc(title).replace(/---\n$/, authorFields.join(''))}---

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
export const newScannerFacts = (name: string): string =>
  `${name}:\n  checks:\n  platforms:\n  internet:\n    needed:\n  categories:\n  rules:\n`;
