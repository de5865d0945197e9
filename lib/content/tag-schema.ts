import { z } from 'zod';
import { text } from './page-schema';

const tag = z.strictObject({
  /** Words of the tag; default: the key. */
  label: text.optional(),
  /** One sentence above the tag's posts. */
  description: text.meta({ hint: 'Write it like this: description: What the posts with this tag are about.' }),
});

/** The tag file: key → tag. */
export const tagsSchema = z.record(z.string(), tag);
