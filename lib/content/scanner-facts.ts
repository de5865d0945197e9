import { z } from 'zod';
import { example, text } from './page-schema';

const names = z.array(text);

/** What readers want to check, in the order of the home page. */
export const checkable = ['network', 'web', 'images', 'clusters', 'code', 'secrets', 'encryption'] as const;

export type Checkable = (typeof checkable)[number];

/** What a scanner needs and brings. */
export const scannerFacts = z.strictObject({
  checks: z.array(z.enum(checkable)).default([]).meta(example('checks: [network]', 'What it checks.')),
  platforms: z
    .array(z.enum(['amd64', 'arm64', 'ppc64le', 's390x']))
    .min(1)
    .meta(example('platforms: [amd64, arm64]', 'Processors that its image is built for.')),
  user: text.optional().describe('User of its container; left out where the makers of its image decide.'),
  rights: text.optional().describe('Rights beyond those of other scan pods, in a few words.'),
  internet: z.strictObject({
    needed: z.enum(['yes', 'partly', 'no']),
    for: text.optional().describe('What for, in a few words.'),
  }),
  categories: names.meta(example('categories: [Open Port]', 'Categories of its findings.')),
  otherCategories: text.optional().describe('Further categories, which come from what it finds, in a few words.'),
  rules: names.meta(example('rules: [nmap-hostscan]', 'Cascading rules that start it.')),
});

export type ScannerFacts = Readonly<z.output<typeof scannerFacts>>;
