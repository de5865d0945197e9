import { homeStrings } from '@/lib/config/home-strings';
import type { HomePage } from '@/lib/site/types';
import { IntegrationsWall } from '../integrations/integrations-wall.client';
import { toIntegrationItem } from '../integrations/to-integration-item';
import { HomeSection } from './home-section';

const { heading, text } = homeStrings.integrations;

/** Every scanner and hook; the browser gets only what the wall shows and searches. */
export function Integrations({ integrations }: Pick<HomePage, 'integrations'>) {
  const items = integrations.map((page) => {
    const { kind, type, state, usecase, title, href } = toIntegrationItem(page, page);
    return { kind, type, state, usecase, title, href };
  });
  return (
    <HomeSection id="integrations" heading={heading} aside={<p>{text}</p>}>
      <IntegrationsWall items={items} />
    </HomeSection>
  );
}
