import type { Place } from '../errors/content-issue';
import type { Path } from './resource';

/** A place in the docs: its route, with the id of a row or heading, and what its link says. */
export type DocsLink = Readonly<{ route: string; label: string }>;

/** A change of the text that replaces the range between two offsets. */
export type Change = Readonly<{ from: number; to: number; text: string; /** The replaced text. */ before: string }>;

/** A statement about a text: a mistake, a warning, or how a part of it is understood. */
type Statement = Readonly<{
  severity: 'error' | 'warning' | 'note';
  rule: string;
  message: string;
  /** What to do about it, one sentence. */
  hint?: string;
  link?: DocsLink;
}>;

/** A statement about a place of a text. */
export type Remark = Place & Statement & Readonly<{ change?: Change }>;

/** A statement about a field of a document, before its place is known. */
export type FieldRemark = Statement &
  Readonly<{
    path: Path;
    part?: 'key' | 'value';
    /** A replacement for the name or the value, as YAML. */
    instead?: string;
    /** The field to which the docs should open, if it is another one. */
    about?: Path;
    place?: Place;
  }>;

/** Returns functions that create the remarks of a rule, from a field's path, a message and a hint. */
export const remarkFactory = (rule: string) => {
  const of =
    (severity: Statement['severity']) =>
    (path: Path, message: string, hint?: string): FieldRemark => ({ severity, rule, path, message, hint });
  return { error: of('error'), warning: of('warning'), note: of('note') };
};
