import { checkStrings as words } from '@/lib/config/check-strings';

/** The text and what is found in it. Buttons show when the script is there; what is typed or chosen before is not lost. */
export const checkMarkup = (buttonClass: string): string =>
  `<div class="check">` +
  `<div class="check-source">` +
  `<div class="tool-bar"><label for="check-text">${words.text}</label>` +
  `<label class="check-open ${buttonClass}">${words.open}<input type="file" multiple accept=".yaml,.yml,.txt,text/*"></label>` +
  ['example', 'link', 'clear'].map((name) => button(name as 'link', buttonClass)).join('') +
  `</div>` +
  `<div class="check-editor"><pre class="check-lines" aria-hidden="true">1</pre>` +
  `<textarea id="check-text" rows="22" wrap="off" placeholder="${words.placeholder}" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false"></textarea></div>` +
  `</div>` +
  `<section class="check-found" aria-label="${words.findings}">` +
  `<p class="check-summary" role="status">${words.empty}</p>` +
  `<ol class="check-remarks"></ol>` +
  `</section></div>`;

const button = (name: 'example' | 'link' | 'clear', buttonClass: string): string =>
  `<button type="button" class="${buttonClass}" data-act="${name}">${words[name]}</button>`;
