import type { FoundElement } from '../files/find-elements';

export type ExportedTarget = Readonly<{ tag: string; value: string }>;

/** The value of an attribute; `''` where there is none. */
export const attribute = (element: FoundElement | undefined, name: string): string =>
  element?.attributes.get(name) ?? '';

/** The ids of elements, repetitions too. */
export const idsOf = (elements: readonly FoundElement[]): string[] =>
  elements.flatMap(({ attributes }) => attributes.get('id') ?? []);

const addressAttributes: ReadonlySet<string> = new Set('href xlink:href src srcset poster data action'.split(' '));

/** `a.png 1x, b.png 2x` holds two addresses. */
const addressesIn = (name: string, value: string): string[] =>
  name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value.trim()];

/** All addresses that elements lead to or load. */
export const targetsOf = (elements: readonly FoundElement[]): ExportedTarget[] =>
  elements.flatMap(({ name: tag, attributes }) =>
    [...attributes]
      .filter(([name]) => addressAttributes.has(name))
      .flatMap(([name, value]) => addressesIn(name, value).map((address) => ({ tag, value: address }))),
  );
