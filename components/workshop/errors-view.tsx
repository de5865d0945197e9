import './symptoms.css';
import { errorToolStrings as words } from '@/lib/config/error-tool-strings';
import { quiet } from './tool-frame';

/** The tool that finds errors: a text, and the rows of troubleshooting tables that its script finds in it. */
export const ErrorsView = () => (
  <>
    <label className="tool-label" htmlFor="error-text">
      {words.label}
    </label>
    <p id="error-hint" className="tool-hint">
      {words.hint}
    </p>
    <textarea id="error-text" className="tool-text symptom-log" rows={10} aria-describedby="error-hint" {...quiet} />
    <p className="tool-buttons">
      <button type="button" className="button-secondary" data-act="example">
        {words.example}
      </button>
      <button type="button" className="button-secondary" data-act="clear">
        {words.clear}
      </button>
    </p>
    <p className="symptom-count" role="status" />
    <ol className="symptom-hits" hidden />
  </>
);
