import { expect, it } from 'vitest';
import { render } from '../mdx/fixtures/render';
import { remarkOpenBlocks } from '../mdx/remark-open-blocks';
import { remarkFences } from './remark-fences';

const issuesOf = async (text: string): Promise<string> => (await render(text, { remark: [remarkFences] })).issues;

it('reports every wrong language, setting, range and magic comment at its place', async () => {
  const text = [
    '```ymal',
    '```',
    '',
    '```bash titel="a" {0} showLineNumbers=x live=1 *',
    '```',
    '',
    '- list',
    '',
    '  ```yaml title="" {2,4-9}',
    '  # highlight-start',
    '  a: 1',
    '  # highlight-line',
    '  b: 2',
    '  ```',
    '',
    '```js',
    '// highlight-end',
    '// highlight-next-line',
    '```',
  ].join('\n');
  expect(await issuesOf(text)).toMatchInlineSnapshot(`
    "page.mdx:1:1  error  The site does not know the language "ymal".  (code-language)
        → Did you mean "yaml"? Write text for plain text.
    page.mdx:4:1  error  Shell cannot run in the browser, so the block cannot be live.  (code-live)
        → Use one of: javascript, jsx, typescript, tsx; or take "live" out.
    page.mdx:4:9  error  A code block has no setting "titel".  (code-meta)
        → Did you mean "title"?
    page.mdx:4:19  error  "0" is not a line or a range of lines.  (code-meta)
        → Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:4:23  error  showLineNumbers needs a whole number, not "x".  (code-meta)
        → Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:4:41  error  "live" takes no value.  (code-meta)
        → Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:4:48  error  "*" after the fence means nothing.  (code-meta)
        → Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:9:11  error  The title of the code block is empty.  (code-meta)
        → Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:9:23  error  Line 4-9 is highlighted, but the code block has 2 lines.  (code-meta)
        → Count the lines of the block from 1, without magic comments.
    page.mdx:12:3  error  There is no magic comment "highlight-line".  (code-magic-comment)
        → Use highlight-next-line, highlight-start, highlight-end; each start needs an end.
    page.mdx:10:3  error  highlight-start has no highlight-end.  (code-magic-comment)
        → Use highlight-next-line, highlight-start, highlight-end; each start needs an end.
    page.mdx:17:1  error  highlight-end has no highlight-start.  (code-magic-comment)
        → Use highlight-next-line, highlight-start, highlight-end; each start needs an end.
    page.mdx:18:1  error  highlight-next-line has no next line.  (code-magic-comment)
        → Use highlight-next-line, highlight-start, highlight-end; each start needs an end."
  `);
});

it('reports a highlight-start inside a highlighted part', async () => {
  const lines = ['```js', '// highlight-start', 'a();', '// highlight-start', 'b();', '// highlight-end', '```'];
  expect(await issuesOf(lines.join('\n'))).toMatchInlineSnapshot(`
    "page.mdx:4:1  error  highlight-start comes before the highlight-end of another one.  (code-magic-comment)
        → Use highlight-next-line, highlight-start, highlight-end; each start needs an end."
  `);
});

it('says that a space is missing if settings follow the language directly, and lists the languages otherwise', async () => {
  const written = ['yaml{1, 3}', 'yamltitle="a"', 'JSON:title="a"', 'shell-session,live', 'brainfuck'];
  expect(await issuesOf(written.map((each) => `\`\`\`${each}\n\`\`\`\n`).join('\n'))).toMatchInlineSnapshot(`
    "page.mdx:1:1  error  The site does not know the language "yaml{1,".  (code-language)
        → Put a space between "yaml" and what follows. Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:4:1  error  The site does not know the language "yamltitle="a"".  (code-language)
        → Put a space between "yaml" and what follows. Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:7:1  error  The site does not know the language "JSON:title="a"".  (code-language)
        → Put a space between "JSON" and what follows. Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:10:1  error  The site does not know the language "shell-session,live".  (code-language)
        → Put a space between "shell-session" and what follows. Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.
    page.mdx:13:1  error  The site does not know the language "brainfuck".  (code-language)
        → Use one of: bash, css, diff, dockerfile, go, gotmpl, html, http, ini, java, javascript, json, jsx, makefile, markdown, mermaid, properties, python, rust, sql, text, toml, tsx, typescript, xml, yaml. Write text for plain text."
  `);
});

it('reports a quote that is not closed only once', async () => {
  expect(await issuesOf('```yaml title="my file.yaml {1}\na: 1\n```')).toMatchInlineSnapshot(`
    "page.mdx:1:9  error  The quote that opens in title="my file.yaml {1} is not closed.  (code-meta)
        → Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check."
  `);
});

it('says nothing about names and settings that exist, whatever their case and quotes', async () => {
  expect(
    await issuesOf(
      "```YAML title='a b' {1} showLineNumbers no-check\na\n```\n\n```Dockerfile\nFROM a\n```\n\n    indented",
    ),
  ).toBe('');
});

it('gives the fences with their places and the text to check', async () => {
  const { file } = await render(
    'text\n\n> ```yaml title="a.yaml" no-check\n> # highlight-next-line\n> a: 1\n> ```\n\n```yaml diff\n-a: 1\n+a: 2\n b: 3\n```',
    { remark: [remarkFences] },
  );
  const [quoted, changed] = file.data.fences ?? [];
  expect(quoted).toMatchObject({
    language: 'yaml',
    title: 'a.yaml',
    isChecked: false,
    line: 3,
    column: 3,
    value: '# highlight-next-line\na: 1',
    sample: '\na: 1',
  });
  expect(changed).toMatchObject({ isDiff: true, isChecked: true, line: 8, sample: '\n a: 2\n b: 3' });
});

it('leaves a block that is never closed out of the samples, because it also holds the text below it', async () => {
  const { file } = await render('```yaml\na: 1\n\nThe rest: of the page: is text.', {
    remark: [remarkOpenBlocks, remarkFences],
  });
  expect(file.data.fences).toMatchObject([{ isChecked: false }]);
});
