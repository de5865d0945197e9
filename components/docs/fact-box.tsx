import { strings } from '@/lib/config/strings';
import type { Integration } from '@/lib/content/types';
import { sentenceCase } from '../integrations/sentence-case';
import { ProjectLink } from '../integrations/project-link';
import { StateMark } from '../integrations/state-mark';

/** What a scanner or hook is, at a glance; the page's description says what it is for. */
export function FactBox({ integration }: { readonly integration: Integration }) {
  const { type, state, appVersion, license, upstream } = integration;
  const facts = [
    [strings.facts.type, sentenceCase(type)],
    [strings.facts.state, <StateMark state={state} />],
    [strings.facts.appVersion, appVersion],
    [strings.facts.license, license],
    [strings.facts.upstream, upstream && <ProjectLink address={upstream} />],
  ] as const;
  return (
    <dl className="fact-box">
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
