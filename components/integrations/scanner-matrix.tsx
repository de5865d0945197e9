import { strings } from '@/lib/config/strings';
import type { Integration } from '@/lib/content/types';
import { ListFilter } from './list-filter';

const { columns, internetWords, needs, none, platforms, users, ...words } = strings.matrix;

export type MatrixScanner = Readonly<{ title: string; href: string; facts: NonNullable<Integration['facts']> }>;

const listed = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const choices = [
  { name: 'platform', label: words.platform, all: words.allPlatforms, options: listed(platforms) },
  { name: 'user', label: words.user, all: words.allUsers, options: listed(users) },
  { name: 'internet', label: words.internet, all: words.allInternet, options: listed(needs) },
];

/** What each scanner needs and brings, side by side; on narrow screens, one below the other. */
export const ScannerMatrix = ({ scanners }: { readonly scanners: readonly MatrixScanner[] }) => (
  <section aria-labelledby="matrix" className="prose">
    <h2 id="matrix">{words.title}</h2>
    <p className="scanner-matrix-lead">{words.lead}</p>
    <ListFilter choices={choices} search={words.search} count={words.count(scanners.length)} empty={words.empty}>
      {/* Roles keep it a table where its style sheet makes blocks of rows and cells. */}
      <table className="scanner-matrix" role="table" aria-labelledby="matrix">
        <thead>
          <tr role="row">
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scanners.map((scanner) => (
            <Row key={scanner.href} {...scanner} />
          ))}
        </tbody>
      </table>
    </ListFilter>
  </section>
);

function Row({ title, href, facts }: MatrixScanner) {
  const { categories, internet, otherCategories, rights, rules } = facts;
  const user = facts.user === undefined ? words.openUser : words.userName(facts.user);
  const isFixed = facts.user !== undefined && facts.user !== 'root';
  return (
    <tr
      role="row"
      data-filter-row=""
      data-platform={facts.platforms.includes('arm64') ? 'arm64' : 'amd64'}
      data-user={isFixed ? 'fixed' : 'open'}
      data-internet={internet.needed}
    >
      <th scope="row" role="rowheader">
        <a href={href}>{title}</a>
      </th>
      <Cell label={columns.platforms}>{facts.platforms.join(', ')}</Cell>
      <Cell label={columns.user}>{[user, rights].filter(Boolean).join('. ')}</Cell>
      <Cell label={columns.internet}>{[internetWords[internet.needed], internet.for].filter(Boolean).join('. ')}</Cell>
      <Cell label={columns.categories}>{[...categories, otherCategories].filter(Boolean).join(', ')}</Cell>
      <Cell label={columns.rules}>{rules.length > 0 ? rules.join(', ') : none}</Cell>
    </tr>
  );
}

const Cell = ({ label, children }: { readonly label: string; readonly children: string }) => (
  // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
  <td role="cell" data-label={label}>
    {children}
  </td>
);
