import { strings } from '@/lib/config/strings';
import { Icon } from './icon';
import styles from './severity.module.css';

export type SeverityLevel = keyof typeof strings.severity;

/** Badge with the severity of a finding: shape, word and color. */
export function Severity({ level }: { readonly level: SeverityLevel }) {
  return (
    <span className={`${styles.severity} ${styles[level]}`}>
      <Icon name={`severity-${level}`} className={styles.severityIcon} />
      {strings.severity[level]}
    </span>
  );
}
