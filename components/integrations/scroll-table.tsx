import type { ReactNode } from 'react';

type AccessibleName = Readonly<{ 'aria-label': string } | { 'aria-labelledby': string }>;
type TableProps = AccessibleName & Readonly<{ columns: readonly string[]; /** Its rows. */ children: ReactNode }>;

/** A table in a box that scrolls, and so must be reachable by keyboard. */
export const ScrollTable = ({ columns, children, ...accessibleName }: TableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="table-scroll" role="group" {...accessibleName} tabIndex={0}>
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
