import './symptoms.css';
import { escapeMarkup } from '@/lib/config/escape-markup';
import { errorsToolStrings as words } from '@/lib/config/errors-tool-strings';
import type { SymptomSection } from '@/lib/site/types';
import { StaticHtml } from '../mdx/static-html.client';
import { hrefTo } from '../ui/href-to';

/** Markup of a row; the tool shows a copy of each row that matches. */
const rowMarkup = ({ html, facts }: SymptomSection['symptoms'][number]): string =>
  `<li class="symptom"><p class="symptom-what">${html}</p><dl>${facts
    .map((fact) => `<div><dt>${escapeMarkup(fact.label)}</dt><dd>${fact.html}</dd></div>`)
    .join('')}</dl></li>`;

const sectionMarkup = ({ label, route, symptoms }: SymptomSection): string =>
  `<details class="symptom-section"><summary>${escapeMarkup(label)} <span>${escapeMarkup(words.count(symptoms.length))}</span></summary>` +
  `<p class="symptom-place">${escapeMarkup(words.read)}: <a href="${hrefTo(route)}">${escapeMarkup(label)}</a></p>` +
  `<ul>${symptoms.map(rowMarkup).join('')}</ul></details>`;

/** Every row of every troubleshooting table, by the page that it is on: the tool searches this list, which also works without JavaScript. */
export function SymptomList({ sections }: { readonly sections: readonly SymptomSection[] }) {
  const areas = [...new Set(sections.map(({ area }) => area))];
  return (
    <section className="symptom-list" aria-labelledby="all">
      <h2 id="all">{words.all}</h2>
      {areas.map((area) => (
        <div key={area}>
          <h3>{area}</h3>
          <StaticHtml
            html={sections
              .filter((section) => section.area === area)
              .map(sectionMarkup)
              .join('')}
          />
        </div>
      ))}
    </section>
  );
}
