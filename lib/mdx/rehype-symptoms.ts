import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { withBase } from '../config/routes';
import { symptomPattern } from '../tools/symptom-pattern';
import type { PipelineContext } from './context';
import { elementsIn, headingLevel, isElement, textProperty } from './hast';
import { report } from './report';
import type { Symptom } from './types';

/** Lists the rows of every table whose last column holds remedies in `file.data.symptoms`, and reports symptom code that would match every log. */
export function rehypeSymptoms({ context }: { readonly context: PipelineContext }) {
  return (tree: Root, file: VFile): void => {
    const route = withBase(context.baseUrl, context.routeOfFile[file.path] ?? '/');
    const symptoms: Symptom[] = [];
    let id = '';
    for (const node of elementsIn(tree)) {
      if (headingLevel(node) !== undefined) id = textProperty(node, 'id') ?? id;
      if (node.tagName !== 'table') continue;
      const [head, ...rows] = rowsOf(node);
      const labels = (head ?? []).map((cell) => toString(cell).trim());
      if (!/\bremedy$/i.test(labels.at(-1) ?? '')) continue;
      for (const [symptom, ...cells] of rows) {
        if (!symptom) continue;
        checkPatterns(symptom, file);
        const facts = cells.map((cell, index) => ({ label: labels[index + 1] ?? '', html: htmlOf(cell, route) }));
        symptoms.push({ id, html: htmlOf(symptom, route), codes: codesIn(symptom).map(toString), facts });
      }
    }
    file.data.symptoms = symptoms;
  };
}

const rowsOf = (table: Element): Element[][] =>
  elementsIn(table, 'tr').map(({ children }) => children.filter((cell) => isElement(cell, 'th', 'td')));

const codesIn = (cell: Element): Element[] => elementsIn(cell, 'code');

/** HTML of a cell for use on another page: links within this page get its route. */
function htmlOf(cell: Element, route: string): string {
  const copy = structuredClone(cell);
  for (const node of elementsIn(copy)) {
    const href = textProperty(node, 'href');
    if (href?.startsWith('#')) node.properties['href'] = route + href;
  }
  return toHtml(copy.children);
}

function checkPatterns(symptom: Element, file: VFile): void {
  for (const code of codesIn(symptom)) {
    const text = toString(code);
    if (symptomPattern(text)) continue;
    const message = `Readers find this row by \`${text}\`, which is in every log.`;
    const hint = 'Write at least three letters or digits of the message, with "…" for what varies, or say it in words.';
    report(file, { rule: 'symptom-pattern', message, hint, place: code });
  }
}
