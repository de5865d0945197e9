import './goals.css';
import { homeStrings } from '@/lib/config/home-strings';
import type { HomePage, ListedIntegration } from '@/lib/site/types';
import { StateMark } from '../integrations/state-mark';
import { hrefTo } from '../ui/href-to';
import { HomeRow, HomeRows, type RowWords } from './home-row';
import { HomeSection } from './home-section';

const { compare, heading, hooks, list, text } = homeStrings.goals;

/** What can be checked, with the scanners for it and a link to the page that shows how; then what hooks do with findings. */
export const Goals = ({ page }: { readonly page: HomePage }) => (
  <HomeSection
    id="goals"
    heading={heading}
    aside={
      <p>
        {text} <a href={hrefTo(compare.route)}>{compare.link}</a>
      </p>
    }
  >
    <HomeRows>
      {page.goals.map(({ name, scanners }) => (
        <Goal key={name} words={list[name]} tools={scanners} />
      ))}
      {page.hooks.length > 0 && <Goal words={hooks} tools={page.hooks} />}
    </HomeRows>
  </HomeSection>
);

const Goal = ({ words, tools }: Readonly<{ words: RowWords; tools: readonly ListedIntegration[] }>) => (
  <HomeRow words={words}>
    <ul className="goals-tools">
      {tools.map(({ route, title, state }) => (
        <li key={route}>
          <a href={hrefTo(route)}>{title}</a> {state !== 'released' && <StateMark state={state} />}
        </li>
      ))}
    </ul>
  </HomeRow>
);
