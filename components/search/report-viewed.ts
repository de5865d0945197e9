import type { SearchSettings } from '@/lib/site/types';
import { trustedScriptUrl } from './trusted-script-url';

type Insights = NonNullable<SearchSettings['insights']>;
type Call = readonly [method: string, payload: object];
/** The function that the search-insights script puts at `window.aa`; until then calls wait in a queue that the script takes over. */
type Client = ((...call: Call) => void) & { queue?: Call[] };
type WindowWithClient = Window & { AlgoliaAnalyticsObject?: 'aa'; aa?: Client };

const pause = 400;
const idsPerEvent = 20;
const eventName = 'Items Viewed';

/** Gives what reports results that have been on the screen for 400 ms, each list once, twenty ids an event; it loads the script of the service with the first report. */
export function createViewedReport(view: Window, insights: Insights): (ids: readonly string[]) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported: readonly string[] = [];
  return (ids) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Of a list that grew, as by "Show more pages", the rest is new.
      const isLonger = reported.length > 0 && reported.every((id, place) => ids[place] === id);
      const fresh = isLonger ? ids.slice(reported.length) : ids;
      if (ids.length > 0) reported = ids;
      if (fresh.length > 0) send(startClient(view, insights), insights.indexName, fresh);
    }, pause);
  };
}

function send(client: Client, index: string, ids: readonly string[]): void {
  for (let start = 0; start < ids.length; start += idsPerEvent)
    client('viewedObjectIDs', { index, eventName, objectIDs: ids.slice(start, start + idsPerEvent) });
}

function startClient(view: WindowWithClient, { scriptUrl, appId, apiKey }: Insights): Client {
  if (view.aa) return (...call) => view.aa?.(...call);
  const queue: Call[] = [];
  view.AlgoliaAnalyticsObject = 'aa';
  view.aa = Object.assign((...call: Call) => void queue.push(call), { queue });
  view.aa('init', { appId, apiKey });
  addScript(view.document, scriptUrl);
  return view.aa;
}

function addScript(document: Document, url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(url) as string;
  script.onerror = () => console.error('Could not load search-insights.js');
  document.body.append(script);
}
