'use client';

import { useEffect, useState } from 'react';
import { strings } from '@/lib/config/strings';
import styles from './live-code.module.css';
import type { LiveState } from './live-state';

type LiveStatusProps = Readonly<{ status: LiveState['status'] }>;

/** Milliseconds that a run may take before the reader is told of it. */
const patience = 200;

/** Says how the last run went; quick runs in between are not announced, or each pause in typing would be. */
export function LiveStatus({ status }: LiveStatusProps) {
  const [told, setTold] = useState(status);
  useEffect(() => {
    const timer = setTimeout(() => setTold(status), status === 'running' ? patience : 0);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <span className={styles.status} role="status" data-status={told}>
      {strings.live.status[told]}
    </span>
  );
}
