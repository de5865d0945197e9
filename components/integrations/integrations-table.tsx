import { Fragment } from 'react';
import { strings } from '@/lib/config/strings';
import type { Integration } from '@/lib/content/types';
import { ListFilter } from './list-filter';
import { plainWords } from './plain-words';
import { shortAddress } from './short-address';
import { StateMark } from './state-mark';

const { columns, one, ...words } = strings.integrations;

const choices = [
  { name: 'type', label: words.type, all: words.allTypes },
  { name: 'state', label: words.state, all: words.allStates },
] as const;

/** A scanner or hook, with the title and the address of its page. */
export type ListedIntegration = Integration & Readonly<{ title: string; href: string }>;
type TableProps = Readonly<{ label: string; items: readonly ListedIntegration[] }>;

const kindOf = ([first]: TableProps['items']): Integration['kind'] => first?.kind ?? 'scanner';

/** Scanners or hooks side by side, to be searched and filtered. */
export const IntegrationsTable = ({ label, items }: TableProps) => (
  <ListFilter
    choices={choices.map((choice) => ({ ...choice, options: optionsOf(items.map((item) => item[choice.name])) }))}
    search={words.search[kindOf(items)]}
    count={words.count(items.length, words.names[kindOf(items)])}
    empty={words.empty[kindOf(items)]}
  >
    <Table label={label} items={items} />
  </ListFilter>
);

const optionsOf = (values: readonly string[]) =>
  [...new Set(values.map(plainWords))]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((value) => <option key={value}>{value}</option>);

function Table({ label, items }: TableProps) {
  const kind = kindOf(items);
  const hasVersions = items.some(({ appVersion }) => appVersion !== undefined);
  return (
    <div className="prose">
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
        <table className="integrations-table">
          <thead>
            <tr>
              <th scope="col">{one[kind]}</th>
              <th scope="col">{columns.usecase[kind]}</th>
              <th scope="col">{columns.type[kind]}</th>
              <th scope="col">{columns.state}</th>
              {hasVersions && <th scope="col">{columns.appVersion}</th>}
              <th scope="col">{columns.upstream}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row key={item.href} item={item} hasVersions={hasVersions} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ item, hasVersions }: { readonly item: ListedIntegration; readonly hasVersions: boolean }) {
  const { title, href, usecase, type, state, appVersion, upstream } = item;
  return (
    <tr data-filter-row="" data-type={plainWords(type)} data-state={plainWords(state)}>
      <th scope="row">
        <a href={href}>{title}</a>
      </th>
      <td className="integrations-table-usecase">{usecase}</td>
      <td>{plainWords(type)}</td>
      <td>
        <StateMark state={state} />
      </td>
      {hasVersions && <td>{appVersion}</td>}
      <td className="integrations-table-project">{upstream !== undefined && <Project address={upstream} />}</td>
    </tr>
  );
}

/** A link that breaks after a slash, and not within a name. */
function Project({ address }: { readonly address: string }) {
  return (
    <a href={address} data-bare="">
      {shortAddress(address)
        .split(/(?<=\/)/)
        .map((part, place) => (
          <Fragment key={place}>
            {part}
            <wbr />
          </Fragment>
        ))}
    </a>
  );
}
