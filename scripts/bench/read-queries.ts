import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** The ranking is tuned with the first set and judged with the second. */
export const querySets = ['development', 'held-out'] as const;
type QuerySet = (typeof querySets)[number];

/** A query and the pages that answer it; none for nonsense. */
export type EvaluationQuery = Readonly<{ set: QuerySet; kind: string; query: string; wanted: readonly string[] }>;

const schema = z.record(z.string(), z.record(z.string().min(1), z.array(z.string().startsWith('/'))));

function readSet(set: QuerySet): EvaluationQuery[] {
  const kinds = schema.parse(parse(readFileSync(`lib/search/evaluation/${set}.yaml`, 'utf8')));
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, wanted]) => ({ set, kind, query, wanted })),
  );
}

/** Reads the committed queries of both sets, by kind in the order of their file. */
export const readQueries = (): EvaluationQuery[] => querySets.flatMap(readSet);
