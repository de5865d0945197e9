import { z } from 'zod';

const phrase = z.string('must be text').trim().min(1, 'is empty');

const alsoHint = {
  description: 'What is typed, and what is searched beside it, but not the other way round.',
  hint: 'Write it like this: crontab: [scheduled scan]',
};

export const synonymsSchema = z.strictObject({
  same: z.array(z.array(phrase).min(2, 'needs at least two words or phrases')).default([]).meta({
    description: 'Words and phrases that mean the same: whichever is typed, all are searched.',
    hint: 'Write it like this: - [k8s, kubernetes]',
  }),
  also: z
    .record(z.string(), z.array(phrase).min(1, 'needs at least one word or phrase').meta(alsoHint))
    .default({})
    .meta(alsoHint),
});
