import './symptoms.css';
import { facts } from '@/.generated/builder-facts';
import { buildToolStrings as words } from '@/lib/config/build-tool-strings';
import { hrefTo } from '../ui/href-to';

/** Every scan type with the parameters of its scanner: the choices of the tool that builds scans, which are readable without JavaScript. */
export const TypeList = () => (
  <section className="symptom-list" aria-labelledby="types">
    <h2 id="types">{words.types}</h2>
    {facts.scanTypes.map(({ parameters, ...type }) => (
      <details key={type.name} className="symptom-section" data-scan-type={JSON.stringify(type)}>
        <summary>
          {type.name} <span>{type.scanner}</span>
        </summary>
        <p className="symptom-place">
          <a href={hrefTo(type.route)}>{words.page(type.scanner)}</a>
        </p>
        <ul className="build-parameters">
          {parameters.map(({ code, meaning }) => (
            <li key={code}>
              <code>{code}</code>
              <span>{meaning}</span>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </section>
);
