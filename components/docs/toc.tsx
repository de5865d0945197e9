import { strings } from '@/lib/config/strings';
import type { TocEntry } from '@/lib/mdx/types';

type TocProps = Readonly<{ toc: readonly TocEntry[] }>;

/** The table of contents beside the text, from 1200 px; `installTocSpy` marks the link to the heading being read. */
export function TocAside({ toc }: TocProps) {
  if (toc.length === 0) return null;
  return (
    <nav className="toc-aside" aria-label={strings.docs.toc} data-toc="">
      <p className="toc-title" aria-hidden="true">
        {strings.docs.toc}
      </p>
      <TocEntries toc={toc} />
    </nav>
  );
}

/** The table of contents above the text, on smaller screens; closed until opened, and closed again when the reader follows a link in it (`installDropdowns`). */
export function TocDetails({ toc }: TocProps) {
  if (toc.length === 0) return null;
  return (
    <details className="toc-details" data-dropdown="">
      {/* `installTocSpy` adds the heading being read. */}
      <summary suppressHydrationWarning>{strings.docs.toc}</summary>
      <nav aria-label={strings.docs.toc} data-toc="">
        <TocEntries toc={toc} />
      </nav>
    </details>
  );
}

/** The entries of a table of contents, each with those below it. `installTocSpy` may mark one before hydration, which is no mismatch. */
export const TocEntries = ({ toc }: TocProps) => (
  <ul>
    {toc.map(({ id, text, children }) => (
      <li key={id}>
        <a href={`#${encodeURIComponent(id)}`} suppressHydrationWarning>
          {text}
        </a>
        {children.length > 0 && <TocEntries toc={children} />}
      </li>
    ))}
  </ul>
);
