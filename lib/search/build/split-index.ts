import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { packPostings, unpackPostings } from '../common/packed-index';
import type { BuiltIndex } from './build-payload';

/** Takes a hundredth of the time of the next, and is at most a fifth above it. */
const quick = 5;
/** Within a hundredth of the best, at a third of the time. */
const thorough = 10;

async function sizeAt(quality: number, json: string): Promise<number> {
  const compressed = await promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return compressed.length;
}

/** Bytes of an index after compression; a little more where that decides nothing, well below the budget and far above. */
async function compressedSize({ payload }: BuiltIndex, budget: number): Promise<number> {
  const json = JSON.stringify(payload);
  const roughly = await sizeAt(quick, json);
  return roughly <= budget || roughly > 1.5 * budget ? roughly : sizeAt(thorough, json);
}

/** Cuts an index between documents into so many parts, each with what the index knows of its documents. */
function cutInto({ payload: { documents, index }, texts }: BuiltIndex, count: number): BuiltIndex[] {
  const edges = Array.from({ length: count + 1 }, (_, shard) => Math.round((shard * documents.length) / count));
  const shards = edges.slice(1).map((end, shard) => {
    const start = edges[shard] ?? 0;
    return { start, end, postings: new Map<string, number[]>() };
  });
  const shardOf = shards.flatMap((shard) => documents.slice(shard.start, shard.end).map(() => shard));
  const { terms, documents: holders, starts } = unpackPostings(index, documents.length);
  terms.forEach((term, place) => {
    for (const at of holders.subarray(starts[place], starts[place + 1])) {
      const shard = shardOf[at];
      if (!shard) throw new Error(`The word "${term}" is in document ${String(at)}, which there is not.`);
      const { start, postings } = shard;
      const kept = postings.get(term);
      if (kept) kept.push(at - start);
      else postings.set(term, [at - start]);
    }
  });
  return shards.map(({ start, end, postings }) => ({
    payload: { documents: documents.slice(start, end), index: { ...index, ...packPostings(postings) } },
    texts: texts.slice(start, end),
  }));
}

/** Takes an index and the most bytes that a file of it may have after compression, and gives it as it is or, where it is larger, in several parts that find together what the whole does. */
export async function splitIndex(index: BuiltIndex, budget: number): Promise<BuiltIndex[]> {
  const most = index.payload.documents.length;
  let shards: BuiltIndex[] = [index];
  for (;;) {
    const largest = Math.max(...(await Promise.all(shards.map((shard) => compressedSize(shard, budget)))));
    if (largest <= budget || shards.length >= most) return shards;
    const count = Math.max(shards.length + 1, Math.ceil((shards.length * largest) / budget));
    shards = cutInto(index, Math.min(most, count));
  }
}
