import { indexRoute, textRoute } from '../common/search-tags';
import type { SearchOutcome } from '../common/types';
import type { AskEngine, EngineAnswers, FileContent, SearchRequest } from './search-messages';

/** Gives a file at a route below the base URL; `undefined` where it cannot be had. */
export type LoadFile = (route: string) => Promise<FileContent | undefined>;

export type SearchClient = Readonly<{
  /** Starts to load what answers; safe to call often. */
  warm: () => void;
  /** Resolves when every file is there, or cannot be had. */
  whole: () => Promise<void>;
  /** Never rejects: without an index nothing is found. An outcome marked early is answered better once `whole` is. */
  search: (question: SearchRequest) => Promise<SearchOutcome>;
  mark: (query: string, texts: readonly string[]) => Promise<EngineAnswers['mark']>;
}>;

/** The first results do not wait longer than this, from the question on, for the files that only complete them. */
const patienceMs = 120;

/** The search over some indexes. The first, that of the docs, is loaded alone: on a slow line everything else would delay the first answer. A file that failed is asked for again with the next question. */
export function createSearchClient(tags: readonly string[], load: LoadFile, ask: AskEngine): SearchClient {
  const files = new Map<string, Promise<boolean>>();
  const failed = new Set<string>();
  let asked: SearchRequest | undefined;

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
  const whole = async (): Promise<void> => {
    await first();
    await Promise.all([...tags.slice(1).map((tag) => open('index', tag)), ...tags.map((tag) => open('texts', tag))]);
  };
  /** Not where the same question is put again to complete its answer: a host that goes on failing would be asked without end. */
  const forgetFailed = (question: SearchRequest): void => {
    if (question === asked) return;
    asked = question;
    failed.forEach((route) => files.delete(route));
    failed.clear();
  };

  return {
    warm: () => void whole(),
    whole,
    async search(question) {
      forgetFailed(question);
      const patience = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, true));
      const rest = whole().then(() => false);
      await first();
      const isEarly = await Promise.race([rest, patience]);
      try {
        const outcome = await ask({ kind: 'search', ...question, tags });
        return isEarly ? { ...outcome, isEarly } : outcome;
      } catch {
        return { query: question.query, groups: [], total: 0, relaxed: 'no' };
      }
    },
    mark: (query, texts) => ask({ kind: 'mark', query, texts }),
  };
}
