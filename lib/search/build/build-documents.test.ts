import { expect, test } from 'vitest';
import { unpackPostings } from '../common/packed-index';
import { page, pages, settings } from '../fixtures/pages';
import { buildDocuments } from './build-documents';
import { buildPayload } from './build-payload';

test('each section is a document, and the page itself comes first', () => {
  const documents = buildDocuments(pages).map(({ document }) => document);
  expect(documents.slice(0, 2)).toEqual([
    {
      id: 0,
      title: 'ScanType',
      sectionTitle: 'ScanType',
      pageTitle: 'ScanType',
      content: '',
      tags: [],
      sidebarParentCategories: ['API', 'Custom resources'],
      type: 'docs',
      sectionRoute: '/docs/api/crds/scan-type',
    },
    expect.objectContaining({ id: 1, title: 'Spec fields', sectionRoute: '/docs/api/crds/scan-type#spec-fields' }),
  ]);
});

test('a page that starts with a heading is still found by its title', () => {
  const [lead, section] = buildDocuments([
    page({ title: 'Glossary', route: '/docs/glossary', sections: [{ id: 'scan', heading: 'Scan', text: 'One run.' }] }),
  ]);
  expect(lead?.document).toMatchObject({ title: 'Glossary', sectionRoute: '/docs/glossary' });
  expect(section?.document).toMatchObject({
    title: 'Scan',
    pageTitle: 'Glossary',
    sectionRoute: '/docs/glossary#scan',
  });
});

test('the same pages give the same bytes', () => {
  expect(JSON.stringify(buildPayload(pages, settings))).toBe(JSON.stringify(buildPayload(pages, settings)));
});

test('a name with dots is a term of the index only if several documents contain it', () => {
  const texts = ['Set spec.cascades and hook.priority.', 'Leave out spec.cascades.'];
  const { payload } = buildPayload(
    texts.map((text, index) => page({ title: `Page ${index}`, route: `/docs/${index}`, sections: [{ text }] })),
    settings,
  );
  const terms = [...unpackPostings(payload.index, 0).keys()];
  expect(terms).toEqual(expect.arrayContaining(['spec.cascades', 'hook', 'priority']));
  expect(terms).not.toContain('hook.priority');
});
