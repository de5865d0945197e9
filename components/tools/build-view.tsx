import './build.css';
import { facts } from '@/.generated/builder-facts';
import { escapeMarkup } from '@/lib/config/escape-markup';
import { buildToolStrings as words } from '@/lib/config/build-tool-strings';
import { cascadeChoices, newScan } from '@/lib/tools/edit-scan';
import { firstType, defaultName } from '@/lib/tools/facts';
import { StaticHtml } from '../mdx/static-html.client';
import { plainTextAttributes, toolButton } from './tool-frame';

const scanType = firstType(facts.scanTypes);

const option = (value: string, label: string, state = ''): string =>
  `<option value="${value}"${state}>${escapeMarkup(label)}</option>`;

// With explicit values: the value of an option without one changes when a browser translates its text.
const typeOptions = facts.scanTypes.map(({ name }) => option(name, name, name === scanType?.name ? ' selected' : ''));

const cascades = [...Object.keys(cascadeChoices), 'own'].map((choice) =>
  option(choice, words.cascadeChoices[choice as keyof typeof words.cascadeChoices]),
);

const field = (name: string, label: string, control: string): string =>
  `<p class="build-field"><label for="build-${name}">${escapeMarkup(label)}</label>${control}</p>`;

const select = (name: string, options: string): string =>
  `<select id="build-${name}" name="${name}" autocomplete="off">${options}</select>`;

const textField = (name: string, label: string, hint = '', value = ''): string =>
  field(
    name,
    label,
    `<input id="build-${name}" name="${name}" value="${value}" ${plainTextAttributes} aria-describedby="build-${name}-note">` +
      `<span id="build-${name}-note" class="build-note" data-note="${name}" data-hint="${escapeMarkup(hint)}">${escapeMarkup(hint)}</span>`,
  );

/** Each control starts with the manifest's value, so the script can tell what was changed before it loaded. */
const markup = `<div class="build">
<form aria-label="${escapeMarkup(words.form)}"><fieldset class="build-form">
${field('goal', words.goal, select('goal', option('', words.allGoals) + facts.goals.map(({ name, label }) => option(name, label)).join('')))}
${field('scanType', words.scanType, `${select('scanType', typeOptions.join(''))}<a class="build-page" href="#types">${escapeMarkup(words.page(words.scanner))}</a>`)}
${textField('name', words.name, '', scanType && defaultName(scanType.name))}
${field('parameters', words.parameters, `<textarea id="build-parameters" name="parameters" rows="5" translate="no" ${plainTextAttributes}>${escapeMarkup(scanType?.example.join('\n') ?? '')}</textarea>`)}
<details class="build-choices"><summary>${escapeMarkup(words.choose)}</summary><ul></ul></details>
${textField('schedule', words.schedule, words.scheduleHint)}
${field('cascades', words.cascades, select('cascades', cascades.join('')))}
${textField('hooks', words.hooks, words.hooksHint)}
</fieldset></form>
<section class="build-result" aria-label="${escapeMarkup(words.manifest)}">
<div class="tool-bar"><label for="build-text">${escapeMarkup(words.manifest)}</label><label class="check-open button-secondary">${escapeMarkup(words.open)}<input type="file" accept=".yaml,.yml,.txt,text/*"></label>${toolButton('copy', words.copy)}${toolButton('download', words.download)}</div>
<textarea id="build-text" class="tool-text" rows="20" wrap="off" translate="no" ${plainTextAttributes}>${escapeMarkup(scanType ? newScan({ ...scanType, name: defaultName(scanType.name), scanType: scanType.name, parameters: scanType.example }) : '')}</textarea>
<p class="build-status" role="status"></p>
<p class="build-details" hidden><a href="#reference">${escapeMarkup(words.details)}</a></p>
<p>${escapeMarkup(words.apply)}</p>
<div class="build-command"><pre translate="no"><code>kubectl apply --namespace <var data-variable="namespace">scans</var> <span class="build-option">--filename <span class="build-file">${scanType ? defaultName(scanType.name) : 'scan'}.yaml</span></span></code></pre><button type="button" class="copy-button glyph" aria-label="${escapeMarkup(words.copyCommand)}"></button></div>
</section>
</div>`;

/** The tool that builds scans: a form, and the manifest that the form writes and reads. */
export const BuildView = () => <StaticHtml html={markup} />;
