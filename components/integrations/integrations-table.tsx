import { strings } from '@/lib/config/strings';
import type { Integration } from '@/lib/content/types';
import { ListFilter } from './list-filter';
import { sentenceCase } from './sentence-case';
import { ProjectLink } from './project-link';
import { ScrollTable } from './scroll-table';
import { StateMark } from './state-mark';

const { columns, one, ...words } = strings.integrations;

const choices = [
  { name: 'type', label: words.type, all: words.allTypes },
  { name: 'state', label: words.state, all: words.allStates },
] as const;

/** A scanner or hook, with the title and the address of its page. */
type TableIntegration = Integration & Readonly<{ title: string; href: string }>;
type TableProps = Readonly<{ label: string; items: readonly TableIntegration[] }>;

/** Table of scanners or hooks, with search and filters. */
export function IntegrationsTable({ label, items }: TableProps) {
  const kind = items[0]?.kind ?? 'scanner';
  const hasVersions = items.some(({ appVersion }) => appVersion !== undefined);
  const { usecase, type, state, appVersion, upstream } = columns;
  const versions = hasVersions ? [appVersion] : [];
  return (
    <ListFilter
      choices={choices.map((choice) => ({ ...choice, options: optionsOf(items.map((item) => item[choice.name])) }))}
      search={words.search[kind]}
      count={words.count(items.length, words.names[kind])}
      empty={words.empty[kind]}
    >
      <div className="prose">
        <ScrollTable aria-label={label} columns={[one[kind], usecase[kind], type[kind], state, ...versions, upstream]}>
          {items.map((item) => (
            <Row key={item.href} item={item} hasVersions={hasVersions} />
          ))}
        </ScrollTable>
      </div>
    </ListFilter>
  );
}

const optionsOf = (values: readonly string[]) =>
  [...new Set(values.map(sentenceCase))]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((value) => (
      // Without an explicit value, an option's value changes when a browser translates its text.
      <option key={value} value={value}>
        {value}
      </option>
    ));

function Row({ item, hasVersions }: { readonly item: TableIntegration; readonly hasVersions: boolean }) {
  const { title, href, usecase, type, state, appVersion, upstream } = item;
  return (
    <tr data-filter-row="" data-type={sentenceCase(type)} data-state={sentenceCase(state)}>
      <th scope="row" translate="no">
        <a href={href}>{title}</a>
      </th>
      <td className="integrations-table-usecase">{usecase}</td>
      <td>{sentenceCase(type)}</td>
      <td>
        <StateMark state={state} />
      </td>
      {hasVersions && <td>{appVersion}</td>}
      <td className="integrations-table-project">{upstream !== undefined && <ProjectLink address={upstream} />}</td>
    </tr>
  );
}
