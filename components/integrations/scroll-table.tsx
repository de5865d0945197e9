import type { ReactNode } from 'react';

type Naming = Readonly<{ 'aria-label': string } | { 'aria-labelledby': string }>;
type TableProps = Naming & Readonly<{ columns: readonly string[]; /** Its rows. */ children: ReactNode }>;

/** A table in a box that scrolls, and so must be reachable by keyboard. */
export const ScrollTable = ({ columns, children, ...naming }: TableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="table-scroll" role="group" {...naming} tabIndex={0}>
    <table className="integrations-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
