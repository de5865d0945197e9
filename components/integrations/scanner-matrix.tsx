import { strings } from '@/lib/config/strings';
import type { Integration } from '@/lib/content/types';
import { ListFilter } from './list-filter';
import { ScrollTable } from './scroll-table';

const { columns, internetWords, needs, none, platforms, users, ...words } = strings.matrix;

export type MatrixScanner = Readonly<{ title: string; href: string; facts: NonNullable<Integration['facts']> }>;

const optionsOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const choices = [
  { name: 'platform', label: words.platform, all: words.allPlatforms, options: optionsOf(platforms) },
  { name: 'user', label: words.user, all: words.allUsers, options: optionsOf(users) },
  { name: 'internet', label: words.internet, all: words.allInternet, options: optionsOf(needs) },
];

/** Table of what each scanner needs and comes with. */
export const ScannerMatrix = ({ scanners }: { readonly scanners: readonly MatrixScanner[] }) => (
  <div className="prose">
    <h2 id="matrix">{words.title}</h2>
    <p>{words.lead}</p>
    <ListFilter choices={choices} search={words.search} count={words.count(scanners.length)} empty={words.empty}>
      <ScrollTable aria-labelledby="matrix" columns={Object.values(columns)}>
        {scanners.map((scanner) => (
          <Row key={scanner.href} {...scanner} />
        ))}
      </ScrollTable>
    </ListFilter>
  </div>
);

function Row({ title, href, facts }: MatrixScanner) {
  const { categories, internet, otherCategories, rights, rules } = facts;
  const user = facts.user === undefined ? words.openUser : words.userName(facts.user);
  const isFixed = facts.user !== undefined && facts.user !== 'root';
  return (
    <tr
      data-filter-row=""
      data-platform={facts.platforms.includes('arm64') ? 'arm64' : 'amd64'}
      data-user={isFixed ? 'fixed' : 'open'}
      data-internet={internet.needed}
    >
      <th scope="row" translate="no">
        <a href={href}>{title}</a>
      </th>
      <td>{facts.platforms.join(', ')}</td>
      <td>{[user, rights].filter(Boolean).join('. ')}</td>
      <td>{[internetWords[internet.needed], internet.for].filter(Boolean).join('. ')}</td>
      <td>{[...categories, otherCategories].filter(Boolean).join(', ')}</td>
      <td>{rules.length > 0 ? rules.join(', ') : none}</td>
    </tr>
  );
}
