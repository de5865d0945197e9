import './symptoms.css';
import { escapeMarkup } from '@/lib/config/escape-markup';
import { errorsToolStrings as words } from '@/lib/config/errors-tool-strings';
import { StaticHtml } from '../mdx/static-html.client';
import { plainTextAttributes, textButton } from './tool-frame';

const markup = `<label class="tool-label" for="error-text">${escapeMarkup(words.label)}</label>
<p id="error-hint" class="tool-hint">${escapeMarkup(words.hint)}</p>
<textarea id="error-text" class="tool-text symptom-log" rows="10" aria-describedby="error-hint" ${plainTextAttributes}></textarea>
<p class="tool-buttons">${textButton(words.example, words.exampleText)}${textButton(words.clear, '')}</p>
<p class="symptom-count" role="status"></p>
<ol class="symptom-hits" hidden></ol>`;

/** The tool that finds errors: a text, and the rows of troubleshooting tables that its script finds in it. */
export const ErrorsView = () => <StaticHtml html={markup} />;
