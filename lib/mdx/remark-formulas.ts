import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { reportMatches } from './report-matches';

/** Formulas as other sites write them, `$x^2$` and `$$ … $$`, but not prices (`$5 and $6`) or variables (`$HOME/$USER`). */
const formula = /\$(?<![\w$\\]\$)(?:\$[^$]+\$\$|(?=[^\s$])[^$\n]*?[^\s$]\$)(?![\w$])/g;

/** Reports formulas, which the site would show as they are written. */
export function remarkFormulas() {
  return (tree: Root, file: VFile): void =>
    reportMatches(tree, file, formula, (found) => ({
      rule: 'formula',
      message: `"${found.replaceAll(/\s+/g, ' ')}" is written like a formula, but the site does not typeset formulas.`,
      hint: 'Put it in backticks, say it in words, or show a picture of it.',
    }));
}
