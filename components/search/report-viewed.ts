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

let timer: ReturnType<typeof setTimeout> | undefined;
let reported = '';

/** Reports results that have been on the screen for 400 ms, twenty an event; loads the script of the service first where it is not there. */
export function reportViewed(view: Window, insights: Insights, ids: readonly string[]): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const key = ids.join(' ');
    if (ids.length === 0 || key === reported) return;
    reported = key;
    send(startClient(view, insights), insights.indexName, ids);
  }, pause);
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
