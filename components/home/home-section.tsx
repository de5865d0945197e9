import type { ReactNode } from 'react';
import styles from './home-section.module.css';

type HomeSectionProps = Readonly<{
  id: string;
  heading: string;
  /** What stands under the heading. */ aside?: ReactNode;
  children: ReactNode;
}>;

/** A part of the home page: its heading at the side, its content beside it, a scan line above both. */
export function HomeSection({ id, heading, aside, children }: HomeSectionProps) {
  return (
    <section className={styles.homeSection} aria-labelledby={id}>
      <div className={styles.homeSectionHead}>
        <h2 id={id} className={styles.homeSectionHeading}>
          {heading}
        </h2>
        {aside}
      </div>
      <div className={styles.homeSectionContent}>{children}</div>
    </section>
  );
}
