import path from 'node:path/posix';
import { parse, stringify } from 'yaml';
import { joinRoute } from '../config/routes';
import { categorySchema } from '../content/category-schema';
import { type Fields, fieldsOf } from './fields';

/** A link to a page of the folder, or the list that is made for it, which needs a description here. */
function moveLink(link: Fields, label: string): Fields | undefined {
  if (link['type'] === 'doc') return { type: 'doc', id: link['id'] };
  const { title, slug, description = `The pages below ${String(title ?? label)}.` } = link;
  return {
    type: 'generated-index',
    ...(title !== undefined && { title }),
    description,
    ...(typeof slug === 'string' && { slug: joinRoute(slug) }),
  };
}

/** The settings of a folder as this site checks them, written like the old ones; the folder's own file says more than the sidebar. */
export function moveCategory(file: string, text: string | undefined, ordered: Fields = {}): string {
  const { label, position, collapsed, link }: Fields = { ...ordered, ...fieldsOf(parse(text ?? '')) };
  const words = typeof label === 'string' ? label : path.basename(path.dirname(file));
  const plain = {
    ...(typeof label === 'string' && { label }),
    ...(Number.isFinite(Number(position ?? NaN)) && { position: Number(position) }),
    ...(typeof collapsed === 'boolean' && { collapsed }),
  };
  const draft = { ...plain, ...(typeof link === 'object' && { link: link && moveLink(fieldsOf(link), words) }) };
  const sound = categorySchema.safeParse(draft).success ? draft : plain;
  return file.endsWith('.json') ? `${JSON.stringify(sound, null, 2)}\n` : stringify(sound);
}
