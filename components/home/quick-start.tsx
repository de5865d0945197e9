import './quick-start.css';
import { Fragment } from 'react';
import { homeStrings } from '@/lib/config/home-strings';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { hrefTo } from '../ui/href-to';
import { Icon } from '../ui/icon';
import { HomeSection } from './home-section';

const { heading, needs, copy, after, watch, install, scan, steps } = homeStrings.quickStart;

/** Three commands that install the toolkit and run a scan, each with a copy button. */
export function QuickStart() {
  return (
    <HomeSection id="quick-start" heading={heading} aside={<p>{needs}</p>}>
      <ol className="quick-start-steps">
        {steps(site.toolkit.version).map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      <p className="quick-start-after">
        <code>{watch}</code> {after}
      </p>
      <p className="quick-start-ways">
        <a href={hrefTo(`${routes.docs}/getting-started/installation`)}>{install}</a>
        <a href={hrefTo(`${routes.docs}/getting-started/first-scans`)}>{scan}</a>
      </p>
    </HomeSection>
  );
}

/** A command whose options stay whole on a narrow page, and whose addresses break after a slash; what is copied does not change. */
function Words({ text }: { readonly text: string }) {
  return text.split(/(--[\w-]+|\w\/)/).map((part, index) => (
    <Fragment key={index}>
      {part.startsWith('--') ? <span className="quick-start-option">{part}</span> : part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}

type StepProps = Readonly<{ name: string; text: string; command: string }>;

function Step({ name, text, command }: StepProps) {
  return (
    <li className="quick-start-step">
      <h3 className="quick-start-name">{name}</h3>
      <p className="quick-start-text">{text}</p>
      <div className="quick-start-command">
        <pre>
          <code>
            <Words text={command} />
          </code>
        </pre>
        {/* Works through behavior/copy-code, as the buttons of all code blocks do. */}
        <button type="button" className="copy-button quick-start-copy" aria-label={copy(name)}>
          <Icon name="copy" />
          <Icon name="check" />
        </button>
      </div>
    </li>
  );
}
