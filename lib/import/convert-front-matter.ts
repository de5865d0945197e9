import { toString } from 'mdast-util-to-string';
import { type Document, isMap, parseDocument, type Scalar } from 'yaml';
import { docSchema } from '../content/doc-schema';
import { routes } from '../config/routes';
import { parsePostPath } from '../content/post-path';
import { postSchema } from '../content/post-schema';
import type { Problem } from '../errors/content-issue';
import { convertAddress } from './addresses';
import { type Fields, textOf } from './fields';
import { hasOwnTitle, headingText, titleHeading } from './convert-blocks';
import { authorKeys, tagKeys } from './named-entries';
import { rangeOf } from './range';
import type { Edit, ImportContext, OldPage } from './types';

/** The page's title: from front matter, else its first heading, else its file name. */
export function titleOf(page: OldPage): string {
  const heading = titleHeading(page);
  const { name } = parsePostPath(page.file);
  const words = name.replace(/^\d+[-_.]+(?=\D)/, '').replaceAll(/[-_]+/g, ' ');
  const { title, sidebar_label: label } = page.fields;
  return textOf(title) ?? ((heading && headingText(heading)) || (textOf(label) ?? words));
}

const minLength = 50;
const maxLength = 160;

/** The first sentences of a page, enough for a description. */
function firstSentences({ tree }: OldPage): string | undefined {
  const sentences = tree.children
    .filter(({ type }) => type === 'paragraph')
    .map((node) => toString(node, { includeImageAlt: false }).replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '' && !words.startsWith(':::'))
    .join(' ')
    .split(/(?<=[.!?]\s|[。！？]\s?)/);
  let found = '';
  while (found.trim().length < minLength && sentences.length > 0) found += sentences.shift() ?? '';
  found = found.trim();
  return (found.length <= maxLength ? found : `${found.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`) || undefined;
}

/** The fields that change here or that the old page may lack; `undefined` removes one. */
function changedFields(page: OldPage, context: ImportContext): Fields {
  const { fields, kind, oldRoute, route, slug } = page;
  const { mainRoute } = context;
  const image = textOf(fields['image']);
  const moved = image === undefined ? undefined : convertAddress(image, page, context);
  const keywords = [fields['keywords'] ?? []].flat().flatMap((each) => String(each).split(/,\s*/));
  // This site's own pages link to the docs as a whole, where the old site need not have a page.
  const takenOver = [oldRoute, ...(route === mainRoute ? [routes.docs] : [])].filter(
    (each) => !context.routes.has(each),
  );
  return {
    title: titleOf(page),
    description: textOf(fields['description']) ?? firstSentences(page) ?? titleOf(page),
    slug,
    hide_title: hasOwnTitle(page, titleOf(page)) || undefined,
    tags: tagKeys(fields['tags'], context),
    keywords: keywords.length > 0 ? keywords.filter(Boolean) : undefined,
    image: moved?.startsWith('/static/') ? moved : undefined,
    redirect_from: takenOver.length > 0 ? takenOver : undefined,
    ...(kind === 'post' && {
      authors: authorKeys(fields, context),
      date: page.date === parsePostPath(page.file).date ? undefined : page.date,
    }),
    ...context.sidebarFields.get(page.file),
  };
}

const refusedField = (field: string): Problem => ({
  rule: 'lost-field',
  message: `The field "${field}" of the front matter has a value that this site does not accept, so it was deleted.`,
  hint: 'If the page needs it, write it as CONTRIBUTING.md says.',
});

/** Takes a field out, but not the comment above it, which may be about the file. */
function dropField({ contents }: Document, field: string): void {
  if (!isMap<Scalar>(contents)) return;
  const index = contents.items.findIndex(({ key }) => key.value === field);
  const [gone] = index < 0 ? [] : contents.items.splice(index, 1);
  const next = contents.items[index]?.key;
  if (gone?.key.commentBefore && next) next.commentBefore ??= gone.key.commentBefore;
}

/** Rewrites the front matter for this site's schema; comments and unchanged fields stay as they are. */
export function convertFrontMatter(page: OldPage, context: ImportContext): Edit[] {
  if (page.kind === 'partial') return [];
  const yaml = page.tree.children.find((node) => node.type === 'yaml');
  const document = parseDocument(yaml?.value || '{}', { schema: 'core' });
  // An empty map is in flow style, which would put all new fields on one line.
  if (yaml === undefined && isMap(document.contents)) document.contents.flow = false;
  const fields = changedFields(page, context);
  for (const [field, value] of Object.entries(fields))
    if (value === undefined) dropField(document, field);
    else if (JSON.stringify(value) !== JSON.stringify(page.fields[field])) document.set(field, value);
  const schema = page.kind === 'post' ? postSchema : docSchema;
  const faults = schema.safeParse(document.toJS()).error?.issues ?? [];
  const unknown = faults.flatMap((fault) => (fault.code === 'unrecognized_keys' ? fault.keys : []));
  const wrong = faults.map(({ path }) => String(path[0] ?? '')).filter((field) => field !== '');
  for (const field of [...unknown, ...wrong]) dropField(document, field);
  const text = `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n`;
  const range = rangeOf(yaml ?? {});
  const own = yaml ? text.trimEnd() : `${text}\n`;
  const todo = wrong[0] === undefined ? undefined : refusedField(wrong[0]);
  return own === page.text.slice(range.start, range.end) ? [] : [{ ...range, text: own, change: 'front matter', todo }];
}
