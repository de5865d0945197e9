'use client';

import dynamic from 'next/dynamic';

/** The table of scanners or hooks, whose script and style only the pages that show it have to fetch. */
export const IntegrationsTable = dynamic(() =>
  import('./integrations-table.client').then((module) => module.IntegrationsTable),
);
