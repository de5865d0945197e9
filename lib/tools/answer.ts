import type { Verdict } from './check-text';
import { changeScan, readForm, type ScanChange, type ScanForm } from './edit-scan';
import { noteOn, type TextField, textFields } from './form-faults';

/** A text, and what a form wants changed in it, in order. */
export type Ask = Readonly<{ text: string; changes: readonly ScanChange[] }>;

/** Writes the changes into the text, but those with a wrong text, and checks what comes out; gives what a form shows of it, too, with what was refused, and what is said under its fields. */
export function answerTo({ text, changes }: Ask, check: (text: string) => Verdict) {
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
  // Nothing where the text holds no scan that a form can edit.
  const form: ScanForm | undefined = read && { ...read, ...refused };
  const notes = Object.fromEntries(textFields.map((field) => [field, noteOn(field, form?.[field] ?? '')]));
  return { text: changed, form, notes, verdict: check(changed) };
}

export type Answer = Readonly<ReturnType<typeof answerTo>>;
