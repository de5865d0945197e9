import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import styles from './reader-variables.module.css';

/** Fields for the names that the page's commands use; `installReaderVariables` fills them in. */
export function ReaderVariables({ names }: { readonly names: readonly string[] }) {
  const variables = site.readerVariables.filter(({ name }) => names.includes(name));
  if (variables.length === 0) return null;
  return (
    <details className={styles.variables}>
      <summary>{strings.readerVariables.title}</summary>
      <p className={styles.readerVariablesNote}>{strings.readerVariables.note}</p>
      <div className={styles.fields}>
        {variables.map(({ name, label, placeholder, pattern, hint }) => (
          <label key={name}>
            {label}
            <input
              data-fills={name}
              {...{ placeholder, pattern }}
              aria-describedby={`hint-${name}`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <span className={styles.readerVariablesHint} id={`hint-${name}`}>
              {hint}
            </span>
          </label>
        ))}
      </div>
      <button type="button" className={styles.readerVariablesClear} data-clear-variables="">
        {strings.readerVariables.clear}
      </button>
    </details>
  );
}
