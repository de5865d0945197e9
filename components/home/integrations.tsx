import { homeStrings } from '@/lib/config/home-strings';
import type { HomePage } from '@/lib/site/types';
import { IntegrationsWall } from '../integrations/integrations-wall';
import { toIntegrationItem } from '../integrations/to-integration-item';
import { HomeSection } from './home-section';

const { heading, text } = homeStrings.integrations;

/** Every scanner and hook. */
export const Integrations = ({ integrations }: Pick<HomePage, 'integrations'>) => (
  <HomeSection id="integrations" heading={heading} aside={<p>{text}</p>}>
    <IntegrationsWall items={integrations.map((page) => toIntegrationItem(page, page))} />
  </HomeSection>
);
