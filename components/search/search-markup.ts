import { escapeMarkup } from '@/lib/config/escape-markup';
import { routes } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
import { maxQueryLength } from '@/lib/search/common/max-query-length';
import { hrefTo } from '../ui/href-to';

const { label, input, placeholder, submit, clear, cancel } = searchStrings;

type FormKind = 'box' | 'page';

const icon = (name: 'search' | 'close'): string => `<span class="icon icon-${name}" aria-hidden="true"></span>`;

/** Without script, the form leads to the search page, which then is an index of all pages. */
const form = (kind: FormKind, end = ''): string =>
  `<form class="search-form" role="search" aria-label="${escapeMarkup(kind === 'box' ? label : searchStrings.pageForm)}" action="${hrefTo(routes.search)}">` +
  `<button type="submit" class="search-submit" title="${escapeMarkup(submit)}">${icon('search')}<span>${escapeMarkup(submit)}</span></button>` +
  `<input class="search-input" name="q" type="${kind === 'box' ? 'text' : 'search'}" aria-label="${escapeMarkup(input)}" placeholder="${escapeMarkup(placeholder)}" maxlength="${maxQueryLength}" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="search">` +
  `<span class="search-spinner" title="${escapeMarkup(searchStrings.loading)}"></span>` +
  `<button type="button" class="search-clear" aria-label="${escapeMarkup(clear)}" title="${escapeMarkup(clear)}">${icon('close')}</button>` +
  `${end}</form>`;

/** The box of the navbar. Below desktop width, it is a popover that the browser opens from its button; above, the style sheet shows it in place. */
export const boxMarkup =
  `<button type="button" class="icon-button search-open" popovertarget="search" aria-label="${escapeMarkup(input)}">${icon('search')}</button>` +
  `<div id="search" class="search-box" popover>` +
  form(
    'box',
    `<kbd class="search-key" aria-hidden="true">/</kbd>` +
      `<button type="button" class="search-cancel" popovertarget="search" popovertargetaction="hide">${escapeMarkup(cancel)}</button>`,
  ) +
  `</div>`;

const filter = (name: 'type' | 'section' | 'tag'): string =>
  `<label class="search-filter"><span>${escapeMarkup(searchStrings[name])}</span><select name="${name}"></select></label>`;

/** The form of the search page, and the elements for its results. */
export const pageMarkup =
  form('page') +
  `<div class="search-found" hidden>` +
  `<fieldset class="search-filters" hidden><legend class="visually-hidden">${escapeMarkup(searchStrings.filters)}</legend>` +
  `${filter('type')}${filter('section')}${filter('tag')}</fieldset>` +
  `<p class="search-count" aria-hidden="true"></p><p class="search-said visually-hidden" role="status"></p>` +
  `<div class="search-meaning"></div>` +
  `<ol class="search-pages"></ol>` +
  `<button type="button" class="search-more button-secondary" hidden></button>` +
  `</div>`;

export const keySwitchMarkup = `<label class="search-key-switch"><input type="checkbox" checked>${escapeMarkup(searchStrings.key)}</label>`;
