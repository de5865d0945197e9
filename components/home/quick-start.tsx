import './quick-start.css';
import { homeStrings } from '@/lib/config/home-strings';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { splitText } from '@/lib/config/split-text';
import { hrefTo } from '../ui/href-to';
import { HomeSection } from './home-section';

const { heading, needs, copy, after, watch, install, scan, steps } = homeStrings.quickStart;

/** Three commands that install the toolkit and run a scan, each with a copy button. */
export const QuickStart = () => (
  <HomeSection id="quick-start" heading={heading} aside={<p>{needs}</p>}>
    <ol className="quick-start-steps">
      {steps(site.toolkit.version).map((step) => (
        <Step key={step.name} {...step} />
      ))}
    </ol>
    <p className="quick-start-after">
      <code>
        <CommandText text={watch} />
      </code>{' '}
      {after}
    </p>
    <p className="quick-start-ways">
      <a href={hrefTo(`${routes.docs}/getting-started/installation`)}>{install}</a>{' '}
      <a href={hrefTo(`${routes.docs}/getting-started/first-scans`)}>{scan}</a>
    </p>
  </HomeSection>
);

/** Parts of a command to mark: options, the sign that a line continues, places after a slash in an address, and the reader variables that pages of the docs fill in. */
const marks = [
  { name: 't-prop', find: String.raw`--[\w-]+` },
  { name: 't-end', find: String.raw` \\(?=\n)` },
  { name: 'slash', find: String.raw`(?<=[\w/]\/)(?=\w)` },
  ...site.readerVariables,
];

/** A line of a command as code blocks of the docs show it (`lib/code`). */
const CommandText = ({ text }: { readonly text: string }) =>
  splitText(text, marks).map(({ text: part, mark }, index) => {
    if (!mark) return part;
    if (mark.name === 'slash') return <wbr key={index} />;
    if (mark.name.startsWith('t-'))
      return (
        <span key={index} className={mark.name}>
          {part}
        </span>
      );
    return (
      <var key={index} data-variable={mark.name} translate="no">
        {part}
      </var>
    );
  });

const Step = ({ name, text, command }: Readonly<{ name: string; text: string; command: string }>) => (
  <li className="quick-start-step">
    <h3 className="quick-start-name">{name}</h3>
    <p className="quick-start-text">{text}</p>
    <figure className="code-block" data-language="bash">
      <div className="code-frame">
        <pre translate="no">
          <code>
            {command.split(/(?<=\n)/).map((line) => (
              <span key={line} className="line">
                <CommandText text={line} />
              </span>
            ))}
          </code>
        </pre>
        <button type="button" className="copy-button glyph" aria-label={copy(name)} />
      </div>
    </figure>
  </li>
);
