import type { Program } from 'estree';
import path from 'node:path/posix';
import type { Problem } from '../errors/content-issue';
import { relativeTo } from './addresses';
import { rangeOf } from './range';
import { valueOf } from './read-values';
import type { Edit, ImportContext, OldPage } from './types';

/** Maps each imported name to a file of the old site. */
export type ImportedNames = ReadonlyMap<string, string>;

const lostCode = (code: string): Problem => ({
  rule: 'lost-code',
  message: `"${code.split('\n')[0]}" is code, which pages cannot contain here.`,
  hint: 'Write what it showed as Markdown, or make it a component of the site.',
});

/** The names of texts and numbers that a statement exports; none if it does anything else. */
function exportedValues(statement: Program['body'][number]): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  const names = declared.flatMap(({ id, init }) =>
    id.type === 'Identifier' && /string|number/.test(typeof valueOf(init)) ? [id.name] : [],
  );
  return names.length === declared.length ? names : [];
}

/** Keeps exported values and imports of partials, with their new paths, and removes all other code: what the names stood for is written where they are used. */
export function convertImports(page: OldPage, { pageByFile, source }: ImportContext) {
  const names = new Map<string, string>();
  const values = new Set<string>();
  const edits = page.tree.children.flatMap((node): Edit[] => {
    if (node.type !== 'mdxjsEsm') return [];
    let todo: Problem | undefined;
    const kept = (node.data?.estree?.body ?? []).flatMap((statement): string[] => {
      const [start, end] = statement.range ?? [0, 0];
      if (statement.type !== 'ImportDeclaration') {
        const code = page.text.slice(start, end);
        const exported = exportedValues(statement);
        for (const name of exported) values.add(name);
        if (exported.length > 0) return [code];
        todo ??= lostCode(code);
        return [];
      }
      const name = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
      const written = String(statement.source.value).replace(/^(?:!!?[\w-]+-loader!)/, '');
      const file = written.startsWith('@site/')
        ? written.slice('@site/'.length)
        : path.join(path.dirname(page.file), written);
      const shared = pageByFile.get(file);
      if (name !== undefined && source.files.has(file)) names.set(name, file);
      return name !== undefined && shared?.kind === 'partial'
        ? [`import ${name} from '${relativeTo(shared.target, page.target)}';`]
        : [];
    });
    const { start, end } = rangeOf(node);
    const after = kept.length === 0 ? (/^\n+/.exec(page.text.slice(end))?.[0].length ?? 0) : 0;
    const text = kept.join('\n');
    return text === page.text.slice(start, end) ? [] : [{ start, end: end + after, text, change: 'import', todo }];
  });
  return { edits, names, values };
}
