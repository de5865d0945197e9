import type { Verdict } from './check-text';
import { changeScan, readForm, type ScanChange, type ScanForm } from './edit-scan';
import { type Note, noteOn, type TextField, textFields } from './form-faults';

/** A text, and what a form wants changed in it, in order. */
export type Ask = Readonly<{ text: string; changes?: readonly ScanChange[] }>;

export type Answer = Readonly<{
  /** The text with the changes. */
  text: string;
  /** What a form shows of it, with what was refused; nothing where the text holds no scan that a form can edit. */
  form?: ScanForm;
  /** What is said under the fields of the form. */
  notes: Readonly<Partial<Record<string, Note>>>;
  verdict: Verdict;
}>;

/** Writes the changes into the text, but those with a wrong text, and checks what comes out. */
export function answerTo({ text, changes = [] }: Ask, check: (text: string) => Verdict): Answer {
  let changed = text;
  const refused: Partial<Record<TextField, string>> = {};
  for (const change of changes) {
    const given = textFields.filter((field) => change[field] !== undefined);
    const wrong = given.filter((field) => noteOn(field, change[field] ?? '').fault !== undefined);
    for (const field of given) delete refused[field];
    for (const field of wrong) refused[field] = change[field];
    if (wrong.length === 0) changed = changeScan(changed, change);
  }
  const read = readForm(changed);
  const form = read && { ...read, ...refused };
  const notes = Object.fromEntries(textFields.map((field) => [field, noteOn(field, form?.[field] ?? '')]));
  return { text: changed, form, notes, verdict: check(changed) };
}
