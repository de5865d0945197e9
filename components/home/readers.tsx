import { homeStrings } from '@/lib/config/home-strings';
import { HomeRow, HomeRows } from './home-row';
import { HomeSection } from './home-section';

const { heading, list } = homeStrings.readers;

/** The five readers: what each gets, and the page to begin with. */
export const Readers = () => (
  <HomeSection id="readers" heading={heading}>
    <HomeRows>
      {list.map((words) => (
        <HomeRow key={words.name} words={words} />
      ))}
    </HomeRows>
  </HomeSection>
);
