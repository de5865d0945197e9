import { existsSync } from 'node:fs';

/** Codings of HTTP (RFC 9110, 8.4.1) and the ending of the files that hold them, the smaller form first. */
const codings = [
  { coding: 'br', ending: 'br' },
  { coding: 'gzip', ending: 'gz' },
] as const;

/** A file as it is sent, and how it is coded. */
export type SentForm = Readonly<{ file: string; coding?: string }>;

/** Takes the value of `Accept-Encoding`; a weight of 0 refuses a coding. */
const takes = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.split(';').map((word) => word.trim());
    return name === coding && Number(weight.replace('q=', '')) > 0;
  });

/** Takes a file and the value of `Accept-Encoding` and gives the form, compressed at build time, that a host sends; the file itself where there is none. */
export function sentForm(file: string, accepted = ''): SentForm {
  const form = codings.find(({ coding, ending }) => takes(accepted, coding) && existsSync(`${file}.${ending}`));
  return form ? { file: `${file}.${form.ending}`, coding: form.coding } : { file };
}
