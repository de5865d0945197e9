import { joinRoute } from '../config/routes';
import { type CategoryFields, categorySchema } from '../content/category-schema';
import { type Fields, fieldsOf } from './fields';

/** Converts the link to a page of the folder or to its generated list, which requires a description here. */
function convertLink(link: Fields, label: string, below: string): Fields | undefined {
  if (link['type'] === 'doc') return { type: 'doc', id: link['id'] };
  const { title, slug, description = `The pages below ${String(title ?? label)}.` } = link;
  return {
    type: 'generated-index',
    ...(title !== undefined && { title }),
    description,
    ...(typeof slug === 'string' && { slug: joinRoute(below, slug) }),
  };
}

/** Converts the settings of the named folder to this site's schema; `below` is the address of its docs. */
export function convertCategory(
  folder: string,
  { label, position, collapsed, link }: Fields,
  below: string,
): Partial<CategoryFields> {
  const plain = {
    ...(typeof label === 'string' && { label }),
    ...(Number.isFinite(Number(position ?? NaN)) && { position: Number(position) }),
    ...(typeof collapsed === 'boolean' && { collapsed }),
  };
  const words = plain.label ?? folder;
  const draft = {
    ...plain,
    ...(typeof link === 'object' && { link: link && convertLink(fieldsOf(link), words, below) }),
  };
  return categorySchema.safeParse(draft).success ? (draft as Partial<CategoryFields>) : plain;
}
