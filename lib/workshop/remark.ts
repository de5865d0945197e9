import type { Place } from '../errors/content-issue';

/** A place in the docs: its route, with the id of a row or heading, and what its link says. */
export type DocsLink = Readonly<{ route: string; label: string }>;

/** A change of the text: what stands from one offset to another is replaced. */
export type Change = Readonly<{ from: number; to: number; text: string; /** What stands there. */ before: string }>;

/** Something to know of a text: a mistake, a doubt, or how a part of it is understood. */
export type Remark = Place &
  Readonly<{
    severity: 'error' | 'warning' | 'note';
    rule: string;
    message: string;
    /** What to do about it, one sentence. */
    hint?: string;
    link?: DocsLink;
    change?: Change;
  }>;

/** A remark about a field of a document, before it has its place. */
export type FieldRemark = Pick<Remark, 'severity' | 'rule' | 'message' | 'hint' | 'link'> &
  Readonly<{
    path: readonly (string | number)[];
    part?: 'key' | 'value';
    /** What may be written in place of the name, or of the value, as YAML. */
    instead?: string;
    /** The field that the docs should be opened at, if it is another one. */
    about?: readonly (string | number)[];
    place?: Place;
  }>;
