import { z } from 'zod';
import { newPostDescription } from './new-pages';
import { example, hasTocLevels, isObject, pageFields, text, tocLevelsRule } from './page-schema';
import { isRealDate } from './post-path';

/** Front matter of a blog post. */
export const postSchema = z
  .strictObject({
    ...pageFields,
    date: z.string().refine(isRealDate, 'is not a date').optional().meta({
      description: "Day of publication; default: the date before the file's name.",
      hint: 'Give a day that exists, as year-month-day: date: 2024-05-02',
    }),
    authors: z
      .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(text).min(1, 'is empty'))
      .meta(example('authors: [securecodebox]', 'Keys from the author file; one or a list.')),
  })
  .refine(hasTocLevels, tocLevelsRule)
  .refine(({ draft, description }) => draft || description !== newPostDescription, {
    path: ['description'],
    error: 'is still the one that new:post wrote',
    when: isObject,
  });

export type PostFields = z.output<typeof postSchema>;
