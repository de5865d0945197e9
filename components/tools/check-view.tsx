import { escapeMarkup } from '@/lib/config/escape-markup';
import { checkToolStrings as words, faultyManifest } from '@/lib/config/check-tool-strings';
import { StaticHtml } from '../mdx/static-html.client';
import { plainTextAttributes, textButton, toolButton } from './tool-frame';

/** The text and what is found in it. Buttons show once the script has loaded; text typed or files chosen before are kept. */
const markup = `<div class="check">
<div class="check-source">
<div class="tool-bar"><label for="check-text">${escapeMarkup(words.text)}</label><label class="check-open button-secondary">${escapeMarkup(words.open)}<input type="file" multiple accept=".yaml,.yml,.txt,text/*"></label>${textButton(words.example, faultyManifest)}${toolButton('link', words.link)}${textButton(words.clear, '')}</div>
<div class="check-editor"><pre class="check-lines" aria-hidden="true">1</pre><textarea id="check-text" rows="22" wrap="off" placeholder="${escapeMarkup(words.placeholder)}" ${plainTextAttributes}></textarea></div>
</div>
<section class="check-found" aria-label="${escapeMarkup(words.findings)}"><p class="check-summary" role="status">${escapeMarkup(words.empty)}</p><ol class="check-remarks"></ol></section>
</div>`;

/** The tool that checks manifests. */
export const CheckView = () => <StaticHtml html={markup} />;
