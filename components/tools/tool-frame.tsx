import './tools.css';
import type { ReactNode } from 'react';
import { escapeMarkup } from '@/lib/config/escape-markup';
import { toolStrings as words, toolPageStrings } from '@/lib/config/tool-strings';
import type { ToolPage } from '@/lib/site/types';
import { hrefTo } from '../ui/href-to';

/** For pasted text: it is no prose, and nothing keeps it, not even the browser across a reload. */
export const plainTextAttributes = 'autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false"';

/** A button of a tool, with the name of its action (`onPress`). */
export const toolButton = (name: string, label: string): string =>
  `<button type="button" class="button-secondary" data-act="${name}">${escapeMarkup(label)}</button>`;

/** A button that enters a text (`createToolText`). */
export const textButton = (label: string, text: string): string =>
  `<button type="button" class="button-secondary" data-enter="${escapeMarkup(text)}">${escapeMarkup(label)}</button>`;

type ToolFrameProps = Readonly<{
  page: ToolPage;
  /** Address and integrity hash of the tool's script, separated by a space. */
  script: string;
  /** Address of the worker that checks texts. */
  worker: string;
  /** Content below the links to further docs. */
  reference?: ReactNode;
  children: ReactNode;
}>;

/** A tool, which needs its script, and a description of what it does, which is all there is without JavaScript. */
export const ToolFrame = ({ page, script, worker, reference, children }: ToolFrameProps) => (
  <>
    <p className="tool-no-script">{words.noScript}</p>
    <div className="tool" data-tool={page.name} data-tool-script={script} data-worker={worker}>
      {children}
      <p className="tool-privacy">{words.privacy}</p>
    </div>
    <div className="tool-about prose">
      <h2 id="what-it-does">{words.does}</h2>
      <ul>
        {toolPageStrings[page.name].does.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2 id="reference">{words.reference}</h2>
      <ul>
        {page.reference.map(({ route, label }) => (
          <li key={route}>
            <a href={hrefTo(route)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
    {reference}
  </>
);
