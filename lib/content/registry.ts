import { type ContentIssue, issueAt, type LocateInFile, startOf } from '../errors/content-issue';
import { suggestNameOr } from '../errors/nearest-name';
import type { Author, Tag } from './types';

/** A file of named entries that pages refer to. */
export type Registry<Entry> = Readonly<{
  file: string;
  /** Entries by each name that a page may write. */
  byName: ReadonlyMap<string, Entry>;
  /** Whether the file has mistakes, so that a name that is missing here may still be in it. */
  isBroken: boolean;
  issues: readonly ContentIssue[];
}>;

export type Registries = Readonly<{ authors: Registry<Author>; tags: Registry<Tag> }>;

type NameLookup<Entry> = Readonly<{
  field: keyof Registries;
  names: readonly string[];
  registry: Registry<Entry>;
  locate: LocateInFile;
}>;

/** The entries of the names that a page gives in a field, each once, and an issue for each name that the registry lacks. */
export function resolveNames<Entry>({ field, names, registry, locate }: NameLookup<Entry>) {
  const { file, byName, isBroken } = registry;
  const kind = field === 'tags' ? 'tag' : 'author';
  const entries = [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
  if (byName.size === 0 && names.length > 0 && !isBroken) {
    const hint = `Add the ${kind}s to it; if it is gone, restore it: git checkout -- ${file}`;
    // The same issue on each page, so that it is reported once.
    const message = `Pages name ${kind}s, but the file is missing or contains none.`;
    return { entries, issues: [issueAt(startOf(file), { rule: `unknown-${kind}`, message, hint })] };
  }
  const issues = names.flatMap((name, index) => {
    if (isBroken || byName.has(name)) return [];
    const hint = suggestNameOr(name, byName.keys(), `add it to ${file}`);
    const message = `There is no ${kind} "${name}".`;
    return [issueAt(locate([field, index], 'value'), { rule: `unknown-${kind}`, message, hint })];
  });
  return { entries, issues };
}
