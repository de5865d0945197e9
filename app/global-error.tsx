'use client';

import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
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
