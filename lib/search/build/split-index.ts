import { brotliCompressSync, constants } from 'node:zlib';
import { packPostings, unpackPostings } from '../common/packed-index';
import type { BuiltIndex } from './build-payload';

/** Within a hundredth of the best, at a third of the time. */
const quality = 10;

function compressedSize({ payload }: BuiltIndex): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(JSON.stringify(payload), { params }).length;
}

/** The documents of an index from one place to another, and what the index knows of them. */
function cut({ payload: { documents, index }, texts }: BuiltIndex, start: number, end: number): BuiltIndex {
  const { terms, documents: holders, starts } = unpackPostings(index);
  const postings = new Map<string, number[]>();
  terms.forEach((term, place) => {
    const kept = [...holders.subarray(starts[place], starts[place + 1])].filter((at) => at >= start && at < end);
    if (kept.length > 0)
      postings.set(
        term,
        kept.map((at) => at - start),
      );
  });
  return {
    payload: { documents: documents.slice(start, end), index: { ...index, ...packPostings(postings) } },
    texts: texts.slice(start, end),
  };
}

function cutInto(index: BuiltIndex, count: number): BuiltIndex[] {
  const { length } = index.payload.documents;
  const edge = (shard: number): number => Math.round((shard * length) / count);
  return Array.from({ length: count }, (_, shard) => cut(index, edge(shard), edge(shard + 1)));
}

/** Takes an index and the most bytes that a file of it may have after compression, and gives it as it is or, where it is larger, in several parts that find together what the whole does. */
export function splitIndex(index: BuiltIndex, budget: number): BuiltIndex[] {
  const most = index.payload.documents.length;
  let shards: BuiltIndex[] = [index];
  for (;;) {
    const largest = Math.max(...shards.map(compressedSize));
    if (largest <= budget || shards.length >= most) return shards;
    const count = Math.max(shards.length + 1, Math.ceil((shards.length * largest) / budget));
    shards = cutInto(index, Math.min(most, count));
  }
}
