import { strings } from '@/lib/config/strings';
import type { TocEntry } from '@/lib/mdx/types';

type TocProps = Readonly<{ toc: readonly TocEntry[] }>;

/** The table of contents beside the text, from 1200 px; the link to the heading being read is marked by `installTocSpy`. */
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

/** The table of contents above the text, on smaller screens; closed until asked for, and again after a choice (`installDropdowns`). */
export function TocDetails({ toc }: TocProps) {
  if (toc.length === 0) return null;
  return (
    <details className="toc-details" data-dropdown="">
      {/* `installTocSpy` writes beside it which heading is being read. */}
      <summary suppressHydrationWarning>{strings.docs.toc}</summary>
      <nav aria-label={strings.docs.toc} data-toc="">
        <TocEntries toc={toc} />
      </nav>
    </details>
  );
}

/** The entries of a table of contents, each with those below it. `installTocSpy` marks one also before React comes, which is no mistake. */
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
