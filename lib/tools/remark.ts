import type { Place } from '../errors/content-issue';
import type { Path } from './resource';

/** A place in the docs: its route, with the id of a row or heading, and what its link says. */
export type DocsLink = Readonly<{ route: string; label: string }>;

/** A change of the text: what stands from one offset to another is replaced. */
export type Change = Readonly<{ from: number; to: number; text: string; /** What stands there. */ before: string }>;

/** What there is to know of a text: a mistake, a doubt, or how a part of it is understood. */
type Said = Readonly<{
  severity: 'error' | 'warning' | 'note';
  rule: string;
  message: string;
  /** What to do about it, one sentence. */
  hint?: string;
  link?: DocsLink;
}>;

/** Something to know at a place of a text. */
export type Remark = Place & Said & Readonly<{ change?: Change }>;

/** The same of a field of a document, before it has its place. */
export type FieldRemark = Said &
  Readonly<{
    path: Path;
    part?: 'key' | 'value';
    /** What may be written in place of the name, or of the value, as YAML. */
    instead?: string;
    /** The field that the docs should be opened at, if it is another one. */
    about?: Path;
    place?: Place;
  }>;

/** Makes the remarks of a rule: each of a field, what there is to know of it, and what to do about it. */
export const remarksOf = (rule: string) => {
  const of =
    (severity: Said['severity']) =>
    (path: Path, message: string, hint?: string): FieldRemark => ({ severity, rule, path, message, hint });
  return { error: of('error'), warning: of('warning'), note: of('note') };
};
