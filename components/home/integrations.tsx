import { homeStrings } from '@/lib/config/home-strings';
import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import type { HomePage } from '@/lib/site/types';
import { plainWords } from '../docs/plain-words';
import { HomeSection } from './home-section';
import { IntegrationsWall } from './integrations-wall.client';

const { heading, text } = homeStrings.integrations;

/** Every scanner and hook; the browser gets only what the wall shows and searches. */
export function Integrations({ integrations }: Pick<HomePage, 'integrations'>) {
  const items = integrations.map(({ kind, type, state, usecase, title, route }) => ({
    kind,
    type: plainWords(type),
    state: state === 'released' ? undefined : plainWords(state),
    usecase,
    title,
    href: withBase(site.baseUrl, route),
  }));
  return (
    <HomeSection id="integrations" heading={heading} aside={<p>{text}</p>}>
      <IntegrationsWall items={items} />
    </HomeSection>
  );
}
