import './build.css';
import { buildStrings as words } from '@/lib/config/build-strings';
import { cascadeChoices } from '@/lib/workshop/edit-scan';
import { Icon } from '../ui/icon';

const quiet = { autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;

const Field = ({
  name,
  label,
  hint,
}: Readonly<{ name: 'name' | 'schedule' | 'hooks'; label: string; hint?: string }>) => (
  <p className="build-field">
    <label htmlFor={`build-${name}`}>{label}</label>
    <input id={`build-${name}`} name={name} {...quiet} aria-describedby={`build-${name}-note`} />
    <span id={`build-${name}-note`} className="build-note" data-note={name} data-hint={hint ?? ''}>
      {hint}
    </span>
  </p>
);

const Cascades = () => (
  <p className="build-field">
    <label htmlFor="build-cascades">{words.cascades}</label>
    <select id="build-cascades" name="cascades" autoComplete="off">
      {[...Object.keys(cascadeChoices), 'own'].map((choice) => (
        <option key={choice} value={choice}>
          {words.cascadeChoices[choice as keyof typeof words.cascadeChoices]}
        </option>
      ))}
    </select>
  </p>
);

const BuildForm = () => (
  <form aria-label={words.form}>
    <fieldset className="build-form">
      <p className="build-field">
        <label htmlFor="build-goal">{words.goal}</label>
        <select id="build-goal" name="goal" autoComplete="off" />
      </p>
      <p className="build-field">
        <label htmlFor="build-type">{words.scanType}</label>
        <select id="build-type" name="scanType" autoComplete="off" />
        <a className="build-page" href="#reference">
          {words.page(words.scanner)}
        </a>
      </p>
      <Field name="name" label={words.name} hint="" />
      <p className="build-field">
        <label htmlFor="build-parameters">{words.parameters}</label>
        <textarea id="build-parameters" name="parameters" rows={5} {...quiet} />
      </p>
      <details className="build-choices">
        <summary>{words.choose}</summary>
        <ul />
      </details>
      <Field name="schedule" label={words.schedule} hint={words.scheduleHint} />
      <Cascades />
      <Field name="hooks" label={words.hooks} hint={words.hooksHint} />
    </fieldset>
  </form>
);

const Result = () => (
  <section className="build-result" aria-label={words.manifest}>
    <div className="tool-bar">
      <label htmlFor="build-text">{words.manifest}</label>
      <label className="check-open button-secondary">
        {words.open}
        <input type="file" accept=".yaml,.yml,.txt,text/*" />
      </label>
      <button type="button" className="button-secondary" data-act="copy">
        {words.copy}
      </button>
      <button type="button" className="button-secondary" data-act="download">
        {words.download}
      </button>
    </div>
    <textarea id="build-text" className="tool-text" rows={20} wrap="off" {...quiet} />
    <p className="build-status" role="status" />
    <p className="build-details" hidden>
      <a href="#reference">{words.details}</a>
    </p>
    <p>{words.apply}</p>
    <div className="build-command">
      <pre>
        <code>
          kubectl apply --namespace <var data-variable="namespace">scans</var> --filename{' '}
          <span className="build-file">scan.yaml</span>
        </code>
      </pre>
      <button type="button" className="copy-button" aria-label={words.copyCommand}>
        <Icon name="copy" />
        <Icon name="check" />
      </button>
    </div>
  </section>
);

/** The tool that builds scans: a form, and the manifest that it writes and reads; its script knows the scanners. */
export const BuildView = () => (
  <div className="build">
    <BuildForm />
    <Result />
  </div>
);
