import type { Span } from '../common/mark-words';
import type { SearchOutcome } from '../common/types';

/** What to look for, and how many hits to give. */
export type SearchRequest = Readonly<{ query: string; limit: number }>;

/** A JSON file, as loaded: bytes from a server, which the worker decodes, or text from a script of the offline edition, which needs no decoding. */
export type FileContent = ArrayBuffer | string;

/** A file for the engine. */
export type FileRequest = Readonly<{ kind: 'index' | 'texts'; tag: string; json: FileContent }>;

/** What the page asks of the engine. The page sends the files, because it requests them before the engine's script has loaded. */
export type EngineRequest =
  | FileRequest
  | (SearchRequest & Readonly<{ kind: 'search'; /** The indexes, docs first. */ tags: readonly string[] }>)
  | Readonly<{ kind: 'mark'; query: string; texts: readonly string[] }>;

/** The engine's answers: whether a file could be read, what was found, and the words to mark in each text. */
export type EngineAnswers = Readonly<{
  index: boolean;
  texts: boolean;
  search: SearchOutcome;
  mark: readonly (readonly Span[])[];
}>;

/** Asks the engine; rejects if it does not run. */
export type AskEngine = <Request extends EngineRequest>(request: Request) => Promise<EngineAnswers[Request['kind']]>;
