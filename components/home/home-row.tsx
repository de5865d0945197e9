import './home-row.css';
import type { ReactNode } from 'react';
import { hrefTo } from '../ui/href-to';
import { Icon } from '../ui/icon';

/** Words of a row, and where it leads. */
export type RowWords = Readonly<{ name: string; text: string; link: string; route: string }>;

export const HomeRows = ({ children }: { readonly children: ReactNode }) => <ul className="home-rows">{children}</ul>;

type RowProps = Readonly<{ words: RowWords; /** Shown under the text. */ children?: ReactNode }>;

/** A name, what it is in a sentence, and a link to continue with. */
export const HomeRow = ({ words: { name, text, link, route }, children }: RowProps) => (
  <li className="home-row">
    <h3 className="home-row-name">{name}</h3>
    <div className="home-row-text">
      <p>{text}</p>
      {children}
    </div>
    <a className="home-row-link" href={hrefTo(route)}>
      {link}
      <Icon name="arrow-right" />
    </a>
  </li>
);
