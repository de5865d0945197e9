import { z } from 'zod';
import { draftDescription } from './draft-post';
import { example, hasTocLevels, isObject, pageFields, text, tocLevelsRule } from './page-schema';
import { isRealDate } from './post-path';

/** Front matter of a blog post. */
export const postSchema = z
  .strictObject({
    ...pageFields,
    /** Day of publication; default: the date before the file's name. */
    date: z
      .string()
      .refine(isRealDate, 'is not a date')
      .optional()
      .meta({ hint: 'Give a day that exists, as year-month-day: date: 2024-05-02' }),
    /** Keys from the author file; one or a list. Feeds must name at least one. */
    authors: z
      .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(text).min(1, 'is empty'))
      .meta(example('authors: [securecodebox]')),
  })
  .refine(hasTocLevels, tocLevelsRule)
  .refine(({ draft, description }) => draft || description !== draftDescription, {
    path: ['description'],
    error: 'is still the one that new:post wrote',
    when: isObject,
  });

export type PostFields = z.output<typeof postSchema>;
