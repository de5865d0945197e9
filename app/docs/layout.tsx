import type { ReactNode } from 'react';
import { Main } from '@/components/layout/main';

export default function DocsLayout({ children }: { readonly children: ReactNode }) {
  return <Main className="docs-main">{children}</Main>;
}
