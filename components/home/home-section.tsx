import './home-section.css';
import type { ReactNode } from 'react';

type HomeSectionProps = Readonly<{
  id: string;
  heading: string;
  /** Shown under the heading. */ aside?: ReactNode;
  children: ReactNode;
}>;

/** A part of the home page: its heading at the side, its content beside it, a scan line above both. */
export const HomeSection = ({ id, heading, aside, children }: HomeSectionProps) => (
  <section className="home-section" aria-labelledby={id}>
    <div className="home-section-head">
      <h2 id={id} className="home-section-heading">
        {heading}
      </h2>
      {aside}
    </div>
    <div className="home-section-content">{children}</div>
  </section>
);
