import type { SearchSettings } from '@/lib/site/types';

type Insights = NonNullable<SearchSettings['insights']>;
type Call = readonly [method: string, payload: object];
/** The function that the search-insights script puts at `window.aa`; until then calls wait in a queue that the script takes over. */
type Client = ((...call: Call) => void) & { queue?: Call[] };
type WindowWithClient = Window & { AlgoliaAnalyticsObject?: 'aa'; aa?: Client };
type Policy = Readonly<{ createScriptURL: (url: string) => string }>;
type TrustedTypes = Readonly<{ createPolicy: (name: string, rules: Policy) => Policy }>;

const viewDelay = 400;
const idsPerEvent = 20;
const eventName = 'Items Viewed';

/** Returns a function that reports results on screen for 400 ms, each list once, twenty ids an event; the first report loads the script of the service. */
export function createViewedReport(insights: Insights): (ids: readonly string[]) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported: readonly string[] = [];
  return (ids) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // If a list grew, as by "Show more pages", only the rest is new.
      const isLonger = reported.length > 0 && reported.every((id, index) => ids[index] === id);
      const fresh = isLonger ? ids.slice(reported.length) : ids;
      if (ids.length > 0) reported = ids;
      if (fresh.length > 0) send(startClient(insights), insights.indexName, fresh);
    }, viewDelay);
  };
}

function send(client: Client, index: string, ids: readonly string[]): void {
  for (let start = 0; start < ids.length; start += idsPerEvent)
    client('viewedObjectIDs', { index, eventName, objectIDs: ids.slice(start, start + idsPerEvent) });
}

function startClient({ scriptUrl, appId, apiKey }: Insights): Client {
  const view: WindowWithClient = window;
  if (view.aa) return view.aa;
  const queue: Call[] = [];
  view.AlgoliaAnalyticsObject = 'aa';
  view.aa = Object.assign((...call: Call) => void queue.push(call), { queue });
  view.aa('init', { appId, apiKey });
  addScript(scriptUrl);
  return view.aa;
}

/** Adds the only third-party script, in the way that `require-trusted-types-for` allows. Called once: browsers refuse a second policy of the same name. */
function addScript(url: string): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('site-insights', { createScriptURL: (address) => address });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL(url) ?? url;
  script.onerror = () => console.error('Could not load search-insights.js');
  document.body.append(script);
}
