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

export type SearchService = (asked: EngineRequest) => EngineAnswers[EngineRequest['kind']];

/** Answers the messages to the engine, at any time, from the files received so far. */
export function createSearchService(): SearchService {
  const payloads = new Map<string, SearchPayload>();
  const texts = new Map<string, readonly string[]>();
  let opened: Readonly<{ tags: string; engine: Engine }> | undefined;

  const engineFor = (tags: readonly string[]): Engine => {
    const key = tags.join();
    if (opened?.tags === key) return opened.engine;
    const indexes = tags.flatMap((tag) => {
      const payload = payloads.get(tag);
      return payload ? { payload, texts: texts.get(tag) } : [];
    });
    opened = { tags: key, engine: createEngine(indexes) };
    return opened.engine;
  };
  const keep = <Value>(
    files: Map<string, Value>,
    { tag, json }: FileRequest,
    isSound: (value: unknown) => value is Value,
  ): boolean => {
    const value = parse(json);
    if (!isSound(value)) return false;
    files.set(tag, value);
    opened = undefined;
    return true;
  };

  return (asked) => {
    switch (asked.kind) {
      case 'index':
        return keep(payloads, asked, isPayload);
      case 'texts':
        return keep(texts, asked, isTexts);
      case 'search':
        return searchEngine(asked, engineFor(asked.tags));
      case 'mark': {
        const marks = createMarks(splitWords(asked.query).map(({ text }) => text));
        return asked.texts.map((text) => markedSpans(text, marks));
      }
    }
  };
}
