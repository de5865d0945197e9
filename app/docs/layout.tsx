import type { ReactNode } from 'react';
import { Main } from '@/components/layout/main';
import styles from '@/components/docs/docs-main.module.css';

export default function DocsLayout({ children }: { readonly children: ReactNode }) {
  return <Main className={styles.docsMain}>{children}</Main>;
}
