import { z } from 'zod';

// Messages complete the sentence that begins with the field's name.
export const text = z.string().min(1, 'is empty');
export const url = z.url('must be an address');
export const path = z.string().startsWith('/', 'must start with "/"');
export const count = z.int('must be a whole number').min(1, 'must be at least 1');
export const headingLevel = z.int('must be a whole number').min(2, 'must be from 2 to 6').max(6, 'must be from 2 to 6');
export const pattern = (form: RegExp, error: string) => z.string().regex(form, error);

/** Why a text is not a valid regular expression; `''` if it is valid. */
function regexError(source: string, flags: string): string {
  try {
    void new RegExp(source, flags);
    return '';
  } catch (error) {
    return (error as SyntaxError).message.split(': ').at(-1) ?? '';
  }
}

/** A regular expression that is used with these flags. */
export const regexSource = (flags: string) =>
  text.superRefine((source, { addIssue }) => {
    const fault = regexError(source, flags);
    if (fault) addIssue({ code: 'custom', message: `is not a regular expression: ${fault}` });
  });

const href = url.regex(/^(?:https?|mailto):/, 'must begin with https: or mailto:');

/** Words and target of a link: a route of this site, or an address on another one. */
export const linkFields = { label: text, to: path.optional(), href: href.optional() };
