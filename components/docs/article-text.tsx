import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import { ReaderVariables } from './reader-variables';
import { TocDetails } from './toc';

export type ArticleTextProps = Readonly<{
  toc: readonly TocEntry[];
  /** Names of the reader variables in the page's code. */
  variables: readonly string[];
  children: ReactNode;
}>;

/** The text of a page, below its table of contents. Reader modes of browsers find it by class: by `prose` alone, they would take live code for the whole text. */
export const ArticleText = ({ toc, variables, children }: ArticleTextProps) => (
  <>
    <TocDetails toc={toc} />
    <div className="prose article-text">{children}</div>
    <ReaderVariables names={variables} />
  </>
);
