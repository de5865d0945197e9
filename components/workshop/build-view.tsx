import './build.css';
import type { ReactNode } from 'react';
import { buildStrings as words } from '@/lib/config/build-strings';
import { cascadeChoices } from '@/lib/workshop/edit-scan';
import { Icon } from '../ui/icon';
import { quiet } from './tool-frame';

type FieldProps = Readonly<{ name: string; label: string; children: ReactNode }>;

const Field = ({ name, label, children }: FieldProps) => (
  <p className="build-field">
    <label htmlFor={`build-${name}`}>{label}</label>
    {children}
  </p>
);

const TextField = ({ name, label, hint = '' }: Readonly<{ name: string; label: string; hint?: string }>) => (
  <Field name={name} label={label}>
    <input id={`build-${name}`} name={name} {...quiet} aria-describedby={`build-${name}-note`} />
    <span id={`build-${name}-note`} className="build-note" data-note={name} data-hint={hint}>
      {hint}
    </span>
  </Field>
);

const BuildForm = () => (
  <form aria-label={words.form}>
    <fieldset className="build-form">
      <Field name="goal" label={words.goal}>
        <select id="build-goal" name="goal" autoComplete="off" />
      </Field>
      <Field name="type" label={words.scanType}>
        <select id="build-type" name="scanType" autoComplete="off" />
        <a className="build-page" href="#reference">
          {words.page(words.scanner)}
        </a>
      </Field>
      <TextField name="name" label={words.name} />
      <Field name="parameters" label={words.parameters}>
        <textarea id="build-parameters" name="parameters" rows={5} {...quiet} />
      </Field>
      <details className="build-choices">
        <summary>{words.choose}</summary>
        <ul />
      </details>
      <TextField name="schedule" label={words.schedule} hint={words.scheduleHint} />
      <Field name="cascades" label={words.cascades}>
        <select id="build-cascades" name="cascades" autoComplete="off">
          {[...Object.keys(cascadeChoices), 'own'].map((choice) => (
            <option key={choice} value={choice}>
              {words.cascadeChoices[choice as keyof typeof words.cascadeChoices]}
            </option>
          ))}
        </select>
      </Field>
      <TextField name="hooks" label={words.hooks} hint={words.hooksHint} />
    </fieldset>
  </form>
);

const Act = ({ name }: { readonly name: 'copy' | 'download' }) => (
  <button type="button" className="button-secondary" data-act={name}>
    {words[name]}
  </button>
);

/** The tool that builds scans: a form, and the manifest that it writes and reads; its script knows the scanners. */
export const BuildView = () => (
  <div className="build">
    <BuildForm />
    <section className="build-result" aria-label={words.manifest}>
      <div className="tool-bar">
        <label htmlFor="build-text">{words.manifest}</label>
        <label className="check-open button-secondary">
          {words.open}
          <input type="file" accept=".yaml,.yml,.txt,text/*" />
        </label>
        <Act name="copy" />
        <Act name="download" />
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
  </div>
);
