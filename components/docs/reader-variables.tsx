import { readerVariablesId } from '@/lib/config/reader-variables-id';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import button from '../ui/button.module.css';
import styles from './reader-variables.module.css';

/** Fields for the names that the page's commands use, opened from the first of these; `installReaderVariables` fills them in. */
export function ReaderVariables({ names }: { readonly names: readonly string[] }) {
  const variables = site.readerVariables.filter(({ name }) => names.includes(name));
  if (variables.length === 0) return null;
  const words = strings.readerVariables;
  return (
    <div className={styles.variables} id={readerVariablesId} popover="auto" role="dialog" aria-label={words.title}>
      <p className={styles.readerVariablesTitle}>{words.title}</p>
      <p className={styles.readerVariablesNote}>{words.note}</p>
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
      <div className={styles.readerVariablesEnd}>
        <button type="button" className={button.primary} popoverTarget={readerVariablesId} popoverTargetAction="hide">
          {words.close}
        </button>
        <button type="button" className={styles.readerVariablesClear} data-clear-variables="">
          {words.clear}
        </button>
      </div>
    </div>
  );
}
