import type { ReactNode } from 'react';
import { DocsShell } from '@/components/docs/docs-shell.client';
import { site } from '@/lib/config/site';

export default function DocsLayout({ children }: { readonly children: ReactNode }) {
  return <DocsShell baseUrl={site.baseUrl}>{children}</DocsShell>;
}
