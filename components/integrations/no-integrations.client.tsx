'use client';

import { strings } from '@/lib/config/strings';
import button from '../ui/button.module.css';
import { EmptyState } from '../ui/empty-state';
import type { IntegrationFilter } from './filter-integrations';

type NoIntegrationsProps = Readonly<{
  /** What was looked for. */ kind: IntegrationFilter['kind'];
  onReset: () => void;
}>;

/** What stands in place of a list whose filter lets nothing through. */
export function NoIntegrations({ kind, onReset }: NoIntegrationsProps) {
  return (
    <EmptyState title={strings.integrations.empty[kind]}>
      <button type="button" className={button.buttonSecondary} onClick={onReset}>
        {strings.integrations.reset}
      </button>
    </EmptyState>
  );
}
