import type { SearchOutcome } from '../common/types';

/** What to look for, in which indexes (docs first), and how much of it to give. */
export type SearchRequest = Readonly<{
  query: string;
  limit: number;
  tags: readonly string[];
}>;

/** Where in a text a word to mark stands. */
export type Span = Readonly<{ start: number; end: number }>;

/** A file of JSON, as it came: bytes of a server, which the worker decodes, or the text of a folder's script, which in bytes would only be turned back. */
export type FileContent = ArrayBuffer | string;

/** What the page asks of the engine. Files come from the page, which has asked for them before the engine's script was there. */
export type EngineRequest =
  | Readonly<{ kind: 'index' | 'texts'; tag: string; json: FileContent }>
  | Readonly<{ kind: 'search'; request: SearchRequest }>
  | Readonly<{ kind: 'mark'; query: string; texts: readonly string[] }>;

/** What it answers: whether a file could be read, what was found, and the words to mark in each text. */
export type EngineAnswers = Readonly<{
  index: boolean;
  texts: boolean;
  search: SearchOutcome;
  mark: readonly (readonly Span[])[];
}>;

/** Asks the engine; rejects where it does not run. */
export type AskEngine = <Asked extends EngineRequest>(asked: Asked) => Promise<EngineAnswers[Asked['kind']]>;
