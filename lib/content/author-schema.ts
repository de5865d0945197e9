import { z } from 'zod';
import { text } from './page-schema';

const author = z.strictObject({
  /** Name shown with the post. */
  name: text.meta({ hint: 'Write it like this: name: The secureCodeBox authors' }),
  /** One sentence about who this is. */
  description: text.optional(),
  /** Address the name leads to. */
  url: z
    .url({ protocol: /^https?$/, error: 'must be an address' })
    .optional()
    .meta({ hint: 'Write it like this: url: https://github.com/secureCodeBox' }),
});

/** The author file: key → author. */
export const authorsSchema = z.record(z.string(), author);
