import './page-index.css';
import { searchStrings } from '@/lib/config/search-strings';
import type { SearchPage } from '@/lib/site/types';
import { hrefTo } from '../ui/href-to';

const idOf = (letter: string): string => `letter-${letter === '#' ? 'none' : letter.toLowerCase()}`;

/** All pages of the site by their first letter. */
export function PageIndex({ letters }: Pick<SearchPage, 'letters'>) {
  return (
    <section aria-labelledby="all-pages">
      <h2 id="all-pages" className="page-index-title">
        {searchStrings.index}
      </h2>
      <nav className="page-index-letters" aria-label={searchStrings.letters}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} className="page-index-letter" aria-labelledby={idOf(letter)}>
          <h3 id={idOf(letter)}>{letter}</h3>
          <ul className="page-index-entries">
            {entries.map(({ route, label, note }) => (
              <li key={route}>
                <a href={hrefTo(route)}>{label}</a> {note && <span className="page-index-note">{note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
