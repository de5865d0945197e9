import { homeStrings } from '@/lib/config/home-strings';
import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { Icon } from '../ui/icon';
import { HomeSection } from './home-section';
import styles from './readers.module.css';

const { heading, list } = homeStrings.readers;

/** The five readers: what each gets, and the page to begin with. */
export function Readers() {
  return (
    <HomeSection id="readers" heading={heading}>
      <ul className={styles.readers}>
        {list.map(({ name, text, link, route }) => (
          <li key={name} className={styles.reader}>
            <h3 className={styles.readersName}>{name}</h3>
            <p className={styles.readersText}>{text}</p>
            <a className={styles.readersLink} href={withBase(site.baseUrl, route)}>
              {link}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
