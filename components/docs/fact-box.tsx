import type { ReactNode } from 'react';
import { strings } from '@/lib/config/strings';
import type { Integration } from '@/lib/content/types';
import { plainWords } from '../integrations/plain-words';
import { shortAddress } from '../integrations/short-address';
import { StateMark } from '../integrations/state-mark';

/** What a scanner or hook is, at a glance; what it is for, the page's description says. */
export function FactBox({ integration }: { readonly integration: Integration }) {
  const { type, state, appVersion, license, upstream } = integration;
  const facts = [
    [strings.facts.type, plainWords(type)],
    [strings.facts.state, <StateMark key={state} state={state} />],
    [strings.facts.appVersion, appVersion],
    [strings.facts.license, license],
  ] as const;
  return (
    <dl className="fact-box-facts">
      {facts.map(([term, value]) => value && <Fact key={term} term={term} value={value} />)}
      {upstream !== undefined && (
        <div>
          <dt>{strings.facts.upstream}</dt>
          <dd>
            <a href={upstream}>{shortAddress(upstream)}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
