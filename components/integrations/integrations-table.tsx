import { Fragment } from 'react';
import { strings } from '@/lib/config/strings';
import { filterData, IntegrationFilter } from './integration-filter';
import type { IntegrationItem } from './integration-item';
import { shortAddress } from './short-address';
import { StateMark } from './state-mark';

const { columns, one } = strings.integrations;

type TableProps = Readonly<{ label: string; items: readonly IntegrationItem[] }>;

/** Scanners or hooks side by side. */
export const IntegrationsTable = ({ label, items }: TableProps) => (
  <IntegrationFilter items={items}>
    <Table label={label} items={items} hasVersions={items.some(({ appVersion }) => appVersion !== undefined)} />
  </IntegrationFilter>
);

function Table({ label, items, hasVersions }: TableProps & { readonly hasVersions: boolean }) {
  const [{ kind } = { kind: 'scanner' as const }] = items;
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

function Row({ item, hasVersions }: { readonly item: IntegrationItem; readonly hasVersions: boolean }) {
  const { title, href, usecase, type, state, appVersion, upstream } = item;
  return (
    <tr {...filterData(item)}>
      <th scope="row">
        <a href={href}>{title}</a>
      </th>
      <td className="integrations-table-usecase">{usecase}</td>
      <td>{type}</td>
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
