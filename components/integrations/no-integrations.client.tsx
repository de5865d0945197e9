'use client';

import { strings } from '@/lib/config/strings';
import button from '../ui/button.module.css';
import { EmptyState } from '../ui/empty-state';

/** What stands in place of a list whose filter lets nothing through. */
export function NoIntegrations({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState title={strings.integrations.empty}>
      <button type="button" className={button.buttonSecondary} onClick={onReset}>
        {strings.integrations.reset}
      </button>
    </EmptyState>
  );
}
