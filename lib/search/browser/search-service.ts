import { createMarks, markedSpans } from '../common/mark-words';
import { splitWords } from '../common/split-words';
import type { SearchPayload } from '../common/types';
import { createEngine, type Engine } from './engine';
import { searchEngine } from './search-engine';
import type { EngineAnswers, EngineRequest, FileContent, FileRequest } from './search-messages';

const isPayload = (value: unknown): value is SearchPayload =>
  value instanceof Object &&
  Array.isArray((value as Partial<SearchPayload>).documents) &&
  (value as Partial<SearchPayload>).index instanceof Object;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const parse = (json: FileContent): unknown =>
  JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json));

export type SearchService = (request: EngineRequest) => EngineAnswers[EngineRequest['kind']];

/** Answers the messages to the engine, at any time, from the files received so far. */
export function createSearchService(): SearchService {
  const payloads = new Map<string, SearchPayload>();
  const texts = new Map<string, readonly string[]>();
  let current: Readonly<{ tags: string; engine: Engine }> | undefined;

  const engineFor = (tags: readonly string[]): Engine => {
    const key = tags.join();
    if (current?.tags === key) return current.engine;
    const indexes = tags.flatMap((tag) => {
      const payload = payloads.get(tag);
      return payload ? { payload, texts: texts.get(tag) } : [];
    });
    current = { tags: key, engine: createEngine(indexes) };
    return current.engine;
  };
  const storeFile = <Value>(
    files: Map<string, Value>,
    { tag, json }: FileRequest,
    isValid: (value: unknown) => value is Value,
  ): boolean => {
    const value = parse(json);
    if (!isValid(value)) return false;
    files.set(tag, value);
    current = undefined;
    return true;
  };

  return (request) => {
    switch (request.kind) {
      case 'index':
        return storeFile(payloads, request, isPayload);
      case 'texts':
        return storeFile(texts, request, isTexts);
      case 'search':
        return searchEngine(request, engineFor(request.tags));
      case 'mark': {
        const marks = createMarks(splitWords(request.query).map(({ text }) => text));
        return request.texts.map((text) => markedSpans(text, marks));
      }
    }
  };
}
