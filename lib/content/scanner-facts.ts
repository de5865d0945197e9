import { z } from 'zod';
import { example, text } from './page-schema';

const names = z.array(text);

/** What readers want to check, in the order of the home page. */
export const checkable = ['network', 'web', 'images', 'clusters', 'code', 'secrets', 'encryption'] as const;

export type Checkable = (typeof checkable)[number];

/** What a scanner needs and brings. */
export const scannerFacts = z.strictObject({
  /** What it checks. */
  checks: z.array(z.enum(checkable)).default([]).meta(example('checks: [network]')),
  /** Processors that its image is built for. */
  platforms: z
    .array(z.enum(['amd64', 'arm64', 'ppc64le', 's390x']))
    .min(1)
    .meta(example('platforms: [amd64, arm64]')),
  /** User of its container; left out where the makers of its image decide. */
  user: text.optional(),
  /** Rights beyond those of other scan pods, in a few words. */
  rights: text.optional(),
  internet: z.strictObject({
    needed: z.enum(['yes', 'partly', 'no']),
    /** What for, in a few words. */
    for: text.optional(),
  }),
  /** Categories of its findings. */
  categories: names,
  /** Further categories, which come from what it finds, in a few words. */
  otherCategories: text.optional(),
  /** Cascading rules that start it. */
  rules: names,
});

export type ScannerFacts = Readonly<z.output<typeof scannerFacts>>;
