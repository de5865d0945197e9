import { z } from 'zod';
import { regexSource, linkFields, path, text } from './field-schemas';

/** The message about an item whose type no component renders. */
const unknownKind = {
  error: ({ input }: { readonly input?: unknown }) =>
    `No NavbarItem component found for type "${String((input as { readonly type?: unknown }).type)}"`,
};

const itemFields = {
  /** Which end of the navbar the item stands at. */
  position: z.enum(['left', 'right']).default('left'),
  /** Extra class name, for site owners' own styles. */
  className: z.string().optional(),
};

const link = z
  .strictObject({
    ...itemFields,
    ...linkFields,
    type: z.literal('link').default('link'),
    /** The item is active on every route below this path; default: `to`. */
    activeBasePath: path.optional(),
    /** The item is active on every route this pattern matches; wins over `activeBasePath`. */
    activeBaseRegex: regexSource('').optional(),
  })
  .refine((item) => (item.to === undefined) !== (item.href === undefined), 'needs either "to" or "href"');

/** Markup shown as it is. No script, style or event attribute. */
const html = z.strictObject({ ...itemFields, type: z.literal('html'), html: text });

const doc = z.strictObject({
  ...itemFields,
  type: z.literal('doc'),
  /** Id of a doc, such as `getting-started/installation`. */
  docId: text,
  /** Default: the doc's sidebar label. */
  label: text.optional(),
});

const docSidebar = z.strictObject({
  ...itemFields,
  type: z.literal('docSidebar'),
  /** Id of a sidebar from `docs.sidebars`; the item leads to its first link. */
  sidebarId: text,
  /** Default: the first link's label. */
  label: text.optional(),
});

const docsVersion = z.strictObject({
  ...itemFields,
  type: z.literal('docsVersion'),
  /** Default: the label of the version in use. */
  label: text.optional(),
  /** Default: the main doc of the version in use. */
  to: path.optional(),
});

const plainItem = z.discriminatedUnion('type', [link, html], unknownKind);

/** A menu whose own entries come from the versions or languages of the site. */
const menuFields = {
  ...itemFields,
  /** Items listed before and after the menu's own. */
  dropdownItemsBefore: z.array(plainItem).default([]),
  dropdownItemsAfter: z.array(plainItem).default([]),
};
const docsVersionDropdown = z.strictObject({ ...menuFields, type: z.literal('docsVersionDropdown') });
const localeDropdown = z.strictObject({ ...menuFields, type: z.literal('localeDropdown') });

const dropdown = z.strictObject({
  ...itemFields,
  type: z.literal('dropdown'),
  /** Words of the button. */
  label: text,
  /** Entries of the menu, in order. */
  items: z
    .array(z.discriminatedUnion('type', [link, html, doc, docSidebar, docsVersion], unknownKind))
    .min(1, 'is empty'),
});

/** The items of the navbar, in order. */
export const navbarItems = z.array(
  z.discriminatedUnion(
    'type',
    [link, html, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, dropdown],
    unknownKind,
  ),
);
