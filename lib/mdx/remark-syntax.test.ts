import { expect, it } from 'vitest';
import { formatIssues } from '../errors/format-issues';
import { process } from './fixtures/process';

const explain = async (text: string): Promise<string> => formatIssues((await process(`Before.\n\n${text}\n`)).issues);

const mistakes = [
  'A { brace',
  'Set {image: tag} here',
  'Run {{ .Values.image }}',
  'Use ${{ secrets.token }}',
  'A {/* comment',
  'Less <5 than',
  'At <= most',
  'See <https://example.com>',
  'Ask <a@example.com>',
  'kubectl get <name> -n <namespace>',
  '<details>\n\nNever closed',
  '<details>Text\n\n</details>',
  'Line<br>break',
  '<img src="/static/a.png" alt="A">',
  'Text </div> text',
  '<Tabs>\n<TabItem value="a">\n\nText\n\n</Tabs>',
  '- <div>\n- </div>',
  '> <div>\ntext',
  '<Tabs groupId=a></Tabs>',
  '<Tabs groupId="a></Tabs>',
  '<Tabs groupId',
  '<Tabs {groupId} />',
  '<Tabs {...a, b} />',
  '<a b={1 2} />',
  '<div></div/>',
  '<!-- never closed',
  'import the chart first',
  'export const a =',
  'import a from "a"\nText directly below',
  "import A from './_a.mdx'\nText below.\n\n<A />",
  '## A heading {#own id}',
];

it('reports the merge marker that git left in a text, and no mistake that follows from it', async () => {
  expect(await explain('<<<<<<< HEAD\nMine\n=======\nTheirs\n>>>>>>> main')).toMatch(
    /^[^\n]*:3:1  error  Git left[^\n]*\n[^\n]*$/,
  );
});

it.each(mistakes)('explains %j with its place and a remedy', async (text) => {
  expect(await explain(text)).toMatchSnapshot();
});

it('reports every mistake of a page, and none that follows from another', async () => {
  const text = [
    'Line<br>break, {{ .Values.image }} and ${{ secrets.token }}.',
    '<details>Text\n\n</details>',
    'Less <5 than `<code>`\n\n<details>\n\nWell closed\n\n</details>',
    'import the chart first',
    '```yaml\na: {b\n```\n\n- a </div> and { brace',
  ].join('\n\n');
  const { issues } = await process(text);
  const places = issues.map(({ line, column }) => `${line}:${column}`);
  expect(places.sort()).toEqual(['15:1', '1:19', '1:5', '1:51', '21:16', '21:5', '3:1', '7:6']);
});

it('stops if it cannot know which of two tags is wrong', async () => {
  expect((await process('<Tabs>\n<TabItem>\n\nText\n\n</Tabitem>\n</Tabs>\n\nA <5')).issues).toHaveLength(2);
});

it('reports no more mistakes than one fixes at once', async () => {
  expect((await process('Line<br>break\n\n'.repeat(30))).issues).toHaveLength(20);
});

it('never names the parsers behind it', async () => {
  const texts = await Promise.all(mistakes.map(explain));
  expect(texts.join('\n')).not.toMatch(/acorn|micromark|U\+|estree|esm/i);
  expect(texts.filter((text) => !text.includes('→'))).toEqual([]);
});

it('gives line and column of the file, front matter, comments and titles of admonitions included', async () => {
  const page = await process(
    '---\ntitle: A\n---\n\n<!-- one\ntwo -->\n\n:::note A title\nText\n:::\n\n<!-- three --> and {a} b [c](./d.mdx)\n',
  );
  expect(page.issues).toMatchObject([{ rule: 'unknown-name', line: 12, column: 21 }]);
  expect(page.links).toMatchObject([{ line: 12, column: 26 }]);
});

it('reads files with Windows line endings like any other', async () => {
  const text =
    '---\ntitle: A\n---\n\n## One {#own}\n\n:::note A title\nText <!-- a\nb -->\n:::\n\n```yaml\na: 1\n```\n';
  const [unix, windows] = await Promise.all([process(text), process(text.replaceAll('\n', '\r\n'))]);
  expect(windows.issues).toEqual([]);
  expect(windows.html.replaceAll('\r', '')).toBe(unix.html);
});
