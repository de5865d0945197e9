'use client';

import './styles/every-page.css';
import { CrashView, type CrashViewProps } from '@/components/feedback/crash-view.client';

export default function GlobalError(props: CrashViewProps) {
  return (
    <html lang="en">
      <body>
        <CrashView {...props} />
      </body>
    </html>
  );
}
