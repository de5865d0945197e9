import { frameIds } from '@/lib/config/frame-ids';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';

/** Fields for the variables in the page's commands, opened from the first of these; `installReaderVariables` fills them in. */
export function ReaderVariables({ names }: { readonly names: readonly string[] }) {
  const variables = site.readerVariables.filter(({ name }) => names.includes(name));
  if (variables.length === 0) return null;
  const words = strings.readerVariables;
  return (
    <div
      className="reader-variables"
      id={frameIds.names}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={words.title}
    >
      <p className="reader-variables-title">{words.title}</p>
      <p className="reader-variables-note">{words.note}</p>
      <div className="reader-variables-fields">
        {variables.map(({ name, label, placeholder, pattern, hint }) => (
          <label key={name}>
            {label}
            <input
              data-fills={name}
              {...{ placeholder, pattern }}
              // The hint is inside the label, to be part of its click target, but is no part of the name.
              aria-label={label}
              aria-describedby={`hint-${name}`}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
            />
            <span className="reader-variables-hint" id={`hint-${name}`}>
              {hint}
            </span>
          </label>
        ))}
      </div>
      <div className="reader-variables-end">
        <button type="button" className="button-primary" popoverTarget={frameIds.names} popoverTargetAction="hide">
          {words.close}
        </button>
        <button type="button" className="reader-variables-clear" data-clear-variables="">
          {words.clear}
        </button>
      </div>
    </div>
  );
}
