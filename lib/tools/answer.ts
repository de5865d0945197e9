import type { Verdict } from './check-text';
import { changeScan, readForm, type ScanChange, type ScanForm } from './edit-scan';
import { noteOn, type TextField, textFields } from './form-faults';

/** A text, and the changes that a form makes to it, in order. */
export type FormRequest = Readonly<{ text: string; changes: readonly ScanChange[] }>;

/** Applies changes to the text, except those with an invalid value, and checks the result; also returns the form's state, with invalid values, and the notes for its fields. */
export function answerTo({ text, changes }: FormRequest, check: (text: string) => Verdict) {
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
  // Undefined if the text has no scan that a form can edit.
  const form: ScanForm | undefined = read && { ...read, ...refused };
  const notes = Object.fromEntries(textFields.map((field) => [field, noteOn(field, form?.[field] ?? '')]));
  return { text: changed, form, notes, verdict: check(changed) };
}

export type Answer = Readonly<ReturnType<typeof answerTo>>;
