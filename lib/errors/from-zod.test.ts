import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LocateInFile } from './content-issue';
import { issuesFromZod } from './from-zod';

const link = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('doc'), id: z.string() }),
  z.strictObject({ type: z.literal('page'), route: z.string() }),
]);

const schema = z.strictObject({
  title: z.string().meta({ hint: 'Give a title.' }),
  level: z.int().min(2, 'must be at least 2').optional(),
  state: z.enum(['released', 'developing']).optional(),
  names: z.array(z.string()).optional().meta({ hint: 'Write a list.' }),
  link: link.nullable().optional(),
  edit: z.url().nullable().optional().meta({ hint: 'Write an address.' }),
});

/** A place that names the field, to show which one was requested. */
const locate: LocateInFile = (path, part = 'key') => ({
  file: 'a.mdx',
  line: path.length,
  column: part === 'key' ? 1 : 2,
});

function issuesIn(data: unknown, checked: z.ZodType = schema): (string | undefined)[][] {
  const result = checked.safeParse(data);
  if (result.success) return [];
  return issuesFromZod({ error: result.error, schema: checked, data, locate }).map(({ rule, message, hint }) => [
    rule,
    message,
    hint,
  ]);
}

describe('issuesFromZod', () => {
  it.each<[string, unknown, (string | undefined)[]]>([
    ['a missing field, with its remedy', {}, ['missing-field', 'The field "title" is missing.', 'Give a title.']],
    [
      'a number where text is needed',
      { title: 2021 },
      ['field-type', 'The field "title" must be text, but it is the number 2021.', 'Put it in quotes: "2021".'],
    ],
    [
      'a number that would be wrong in quotes too',
      { title: 'x', edit: 1 },
      ['field-type', 'The field "edit" must be text, but it is the number 1.', 'Write an address.'],
    ],
    [
      'false where a field can be switched off',
      { title: 'x', edit: false },
      ['field-type', 'The field "edit" must be text, but it is false.', 'Write null instead.'],
    ],
    [
      'an empty field',
      { title: 'x', level: null },
      [
        'field-type',
        'The field "level" must be a number, but it is empty.',
        'Give the field a value, or delete the line.',
      ],
    ],
    [
      'a group where a list is needed',
      { title: 'x', names: {} },
      ['field-type', 'The field "names" must be a list, but it is a group of fields.', 'Write a list.'],
    ],
    [
      'an item of a list',
      { title: 'x', names: ['a', true] },
      ['field-type', 'Item 2 of the field "names" must be text, but it is true.', 'Put it in quotes: "true".'],
    ],
    [
      'an empty value where some are offered',
      { title: 'x', state: null },
      ['missing-field', 'The field "state" is missing.', 'Use one of: released, developing.'],
    ],
    [
      'a value that is not offered, with the nearest',
      { title: 'x', state: 'relesed' },
      ['field-value', 'The field "state" cannot be "relesed".', 'Did you mean "released"?'],
    ],
    [
      'a message of the schema',
      { title: 'x', level: 1 },
      ['field-value', 'The field "level" must be at least 2.', undefined],
    ],
    [
      'an unknown field, with the nearest',
      { title: 'x', titel: 'y' },
      ['unknown-field', 'There is no field "titel".', 'Did you mean "title"?'],
    ],
    [
      'an unknown field of a group',
      { title: 'x', link: { type: 'doc', id: 'a', rout: 1 } },
      ['unknown-field', 'There is no field "rout".', 'Did you mean "route"?'],
    ],
    [
      'a kind that is not offered',
      { title: 'x', link: { type: 'dok' } },
      ['field-value', 'The field "link.type" cannot be "dok".', 'Did you mean "doc"?'],
    ],
    [
      'a missing kind',
      { title: 'x', link: {} },
      ['missing-field', 'The field "link.type" is missing.', 'Use one of: doc, page.'],
    ],
    [
      'a file that holds no fields',
      'text',
      ['field-type', 'The file must be a group of fields, but it is text.', 'Write a group of fields here.'],
    ],
  ])('tells %s', (_name, data, issue) => {
    expect(issuesIn(data)).toEqual([issue]);
  });

  it('reports every mistake of a file at once', () => {
    expect(issuesIn({ wrong: 'x', state: 'new', names: 'a' })).toHaveLength(4);
  });

  it('reports a field with a mistyped name once', () => {
    expect(issuesIn({ titel: 'x' })).toEqual([
      ['unknown-field', 'There is no field "titel".', 'Did you mean "title"?'],
    ]);
  });

  it('places a missing or unknown field at a key and a wrong value at the value', () => {
    const places = (data: unknown) => {
      const { error } = schema.safeParse(data);
      return error ? issuesFromZod({ error, schema, data, locate }).map(({ column }) => column) : [];
    };
    expect(places({})).toEqual([1]);
    expect(places({ title: 'x', nope: 1 })).toEqual([1]);
    expect(places({ title: 1 })).toEqual([2]);
  });

  it('knows the fields of the entries of a map', () => {
    const authors = z.record(z.string(), z.strictObject({ name: z.string() }));
    expect(issuesIn({ team: { name: 'x', nam: 'y' } }, authors)).toEqual([
      ['unknown-field', 'There is no field "nam".', 'Did you mean "name"?'],
    ]);
  });
});
