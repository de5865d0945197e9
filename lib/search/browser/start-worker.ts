import { workerName, workerRoute } from '../common/search-tags';

type ScriptUrlPolicy = Readonly<{ createScriptURL: (address: string) => string }>;
type TrustedTypes = Readonly<{
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}>;

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Lets through the address of the search's own worker, and no other. */
const policy = trustedTypes?.createPolicy('search-worker', {
  createScriptURL: (address) => {
    if (!address.endsWith(workerRoute) || !address.startsWith('/') || address.startsWith('//'))
      throw new TypeError(`${address} is not the search's worker.`);
    return address;
  },
});

/** Starts the search's worker, which fetches the indexes of `tags` by itself; throws where the browser has none or refuses it. */
export function startWorker(baseUrl: string, tags: readonly string[]): Worker {
  const address = `${baseUrl.replace(/\/$/, '')}${workerRoute}`;
  return new Worker(policy?.createScriptURL(address) ?? address, { name: workerName(tags) });
}
