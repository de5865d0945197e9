import { indexRoute, textRoute } from '../common/search-tags';
import type { SearchOutcome } from '../common/types';
import type { AskEngine, EngineAnswers, FileContent, SearchRequest } from './search-messages';

/** Loads a file at a route below the base URL; resolves to `undefined` if that fails. */
export type LoadFile = (route: string) => Promise<FileContent | undefined>;

export type SearchClient = Readonly<{
  /** Starts to load the index files; safe to call often. */
  preload: () => void;
  /** Resolves when every file has loaded or failed to load. */
  loadAll: () => Promise<void>;
  /** Never rejects: without an index nothing is found. A partial outcome can be improved by a new search once `loadAll` resolves. */
  search: (question: SearchRequest) => Promise<SearchOutcome>;
  mark: (query: string, texts: readonly string[]) => Promise<EngineAnswers['mark']>;
}>;

/** First results wait no longer than this, from the question on, for files that only complete them. */
const maxWaitMs = 120;

/** The search over the indexes of some tags. The first index, of the docs, is loaded alone: on a slow line, other files would delay the first answer. A file that failed is requested again with the next question. */
export function createSearchClient(tags: readonly string[], load: LoadFile, ask: AskEngine): SearchClient {
  const files = new Map<string, Promise<boolean>>();
  const failed = new Set<string>();
  let lastQuestion: SearchRequest | undefined;

  const fetchFile = async (kind: 'index' | 'texts', tag: string, route: string): Promise<boolean> => {
    const json = await load(route);
    return json !== undefined && (await ask({ kind, tag, json }));
  };
  const open = (kind: 'index' | 'texts', tag: string): Promise<boolean> => {
    const route = kind === 'index' ? indexRoute(tag) : textRoute(tag);
    const opening = files.get(route) ?? fetchFile(kind, tag, route).catch(() => false);
    files.set(route, opening);
    void opening.then((isOpen) => isOpen || failed.add(route));
    return opening;
  };
  const first = (): Promise<boolean> => open('index', tags[0] ?? '');
  const loadAll = async (): Promise<void> => {
    await first();
    await Promise.all([...tags.slice(1).map((tag) => open('index', tag)), ...tags.map((tag) => open('texts', tag))]);
  };
  /** Lets failed files load again, but not for a question repeated to complete its answer: a host that keeps failing would be asked forever. */
  const forgetFailed = (question: SearchRequest): void => {
    if (question === lastQuestion) return;
    lastQuestion = question;
    failed.forEach((route) => files.delete(route));
    failed.clear();
  };

  return {
    preload: () => void loadAll(),
    loadAll,
    async search(question) {
      forgetFailed(question);
      const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, maxWaitMs, true));
      const rest = loadAll().then(() => false);
      await first();
      const isPartial = await Promise.race([rest, timeout]);
      try {
        const outcome = await ask({ kind: 'search', ...question, tags });
        return isPartial ? { ...outcome, isPartial } : outcome;
      } catch {
        return { query: question.query, groups: [], total: 0, relaxed: 'no' };
      }
    },
    mark: (query, texts) => ask({ kind: 'mark', query, texts }),
  };
}
