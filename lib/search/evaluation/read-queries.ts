import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** A query and the pages that answer it; none for nonsense. */
export type EvaluationQuery = Readonly<{ kind: string; query: string; wanted: readonly string[] }>;

const file = 'lib/search/evaluation/queries.yaml';

const schema = z.record(z.string(), z.record(z.string().min(1), z.array(z.string().startsWith('/'))));

/** Reads the committed queries, by kind in the order of their file. */
export function readQueries(): EvaluationQuery[] {
  const kinds = schema.parse(parse(readFileSync(file, 'utf8')));
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, wanted]) => ({ kind, query, wanted })),
  );
}
