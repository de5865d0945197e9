import type { ContentIssue } from '../errors/content-issue';
import type { Locate } from '../errors/from-yaml';
import { nearestName } from '../errors/nearest-name';
import type { Author, Tag } from './types';

/** A file of named entries that pages refer to. */
export type Register<Entry> = Readonly<{
  file: string;
  /** The way from each name that a page may write to its entry. */
  byName: ReadonlyMap<string, Entry>;
  /** Whether the file could not be read as a whole, so that a name that is missing here may stand in it. */
  isBroken: boolean;
  issues: readonly ContentIssue[];
}>;

export type Registers = Readonly<{ authors: Register<Author>; tags: Register<Tag> }>;

export type NameLookup<Entry> = Readonly<{
  file: string;
  field: 'tags' | 'authors';
  names: readonly string[];
  register: Register<Entry>;
  locate: Locate;
}>;

/** Takes the names a page gives in a field and gives their entries, each once, and an issue for each name that is not in the register. */
export function resolveNames<Entry>({ file, field, names, register, locate }: NameLookup<Entry>): {
  readonly entries: Entry[];
  readonly issues: ContentIssue[];
} {
  const { byName, isBroken } = register;
  const entries = new Set(names.flatMap((name) => byName.get(name) ?? []));
  const unknown = names.map((name, index) => ({ name, index })).filter(({ name }) => !byName.has(name) && !isBroken);
  const issues = unknown.map(({ name, index }): ContentIssue => {
    const nearest = nearestName(name, byName.keys());
    const message = `There is no ${field === 'tags' ? 'tag' : 'author'} "${name}".`;
    const add = `add it to ${register.file}`;
    const hint =
      nearest === undefined ? `A${add.slice(1)}, or delete it here.` : `Did you mean "${nearest}"? If not, ${add}.`;
    return {
      file,
      ...locate([field, index], 'value'),
      rule: `unknown-${field === 'tags' ? 'tag' : 'author'}`,
      severity: 'error',
      message,
      hint,
    };
  });
  return { entries: [...entries], issues };
}
