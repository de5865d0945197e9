import { docRoute, routes } from '../config/routes';
import type { DocsVersionConfig } from '../config/site-schema';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { andThen, type Checked } from './checked';
import { checkSlug } from './check-fields';
import { docId, docSlug, parseDocPath } from './doc-path';
import { docSchema } from './doc-schema';
import { checkIntegration, integrationKind, toIntegration } from './integration';
import { checkSchema } from './parse-yaml';
import { type Located, type PageContext, type ReadResult, toPageBase } from './page-base';
import { type PageSource, readPage } from './split-front-matter';
import type { Doc } from './types';

export type DocsContext = PageContext & Readonly<{ version: DocsVersionConfig }>;

/** Reads a doc by its path below its version's folder. */
export function readDoc(pathInVersion: string, context: DocsContext): ReadResult<Doc> {
  const { root, version } = context;
  const file = `${version.folder}/${pathInVersion}`;
  const source = readPage(root, file);
  const ownSlug = source.value?.data['slug'];
  const slug = docSlug(parseDocPath(pathInVersion), typeof ownSlug === 'string' ? ownSlug : undefined);
  const route = docRoute(version.path, slug);
  const doc = andThen(source, (page) => checkDoc(page, { ...context, pathInVersion, slug, route }));
  return { ...doc, file, route };
}

/** A slug starts at the root of the docs, which is not part of it. */
function checkPrefix({ data: { slug }, locate }: PageSource): ContentIssue[] {
  if (typeof slug !== 'string' || !slug.startsWith(`${routes.docs}/`)) return [];
  const message = `The address would be "${routes.docs}${slug}".`;
  const hint = `Leave out the first part; slug: ${slug.slice(routes.docs.length)}`;
  return [issueAt(locate(['slug'], 'value'), { rule: 'slug', message, hint })];
}

type DocAddress = DocsContext & Readonly<{ pathInVersion: string; slug: string; route: string }>;

function checkDoc(source: PageSource, context: DocAddress): Checked<Located<Doc>> {
  const { pathInVersion, slug, version } = context;
  const { locate } = source;
  const docPath = parseDocPath(pathInVersion);
  const kind = integrationKind(docPath);
  const { value: valid, issues } = checkSchema(source, docSchema);
  const mistakes = [
    ...issues,
    ...checkSlug(slug, locate(['slug'], 'value')),
    ...checkPrefix(source),
    ...checkIntegration(source, kind),
  ];
  if (!valid) return { issues: mistakes };

  const fields = valid.data;
  const { page, issues: pageIssues } = toPageBase(valid, context);
  const doc: Doc = {
    ...page,
    kind: 'doc',
    id: docId(docPath, fields.id),
    version: version.name,
    folder: docPath.folder,
    isFolderPage: docPath.isFolderPage,
    sidebarLabel: fields.sidebar_label ?? fields.title,
    sidebarPosition: fields.sidebar_position ?? docPath.number,
    hideFromSidebar: fields.hide_from_sidebar,
    paginationPrev: fields.pagination_prev,
    paginationNext: fields.pagination_next,
    integration: toIntegration(kind, fields),
  };
  return { value: { value: doc, locate }, issues: [...mistakes, ...pageIssues] };
}
