import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { runScript } from './support/run-script';

/** Creates a project with the content of the corpus and a site that was built earlier. */
function makeProject(testInfo: TestInfo): string {
  const folder = testInfo.outputPath('project');
  cpSync('e2e/mistakes', folder, { recursive: true });
  cpSync('package.json', path.join(folder, 'package.json'));
  for (const room of ['lib', 'components']) symlinkSync(path.resolve(room), path.join(folder, room));
  // The site's values name this file.
  cpSync('public/static/favicon.svg', path.join(folder, 'public/static/favicon.svg'));
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(path.join(folder, 'out/index.html'), 'the site of yesterday');
  return folder;
}

/** The twenty most common mistakes of contributors, with the place of each. */
const mistakes: readonly (readonly [mistake: string, place: string])[] = [
  ['YAML that cannot be read', 'content/docs/m01-bad-yaml.mdx:2:8'],
  ['an unknown field', 'content/docs/m02-unknown-field.mdx:4:1'],
  ['a field of the wrong type', 'content/docs/m02-unknown-field.mdx:5:8'],
  ['a date that does not exist', 'content/blog/2024-01-03-wrong-date.mdx:4:7'],
  ['a slug that two posts claim', 'content/blog/2024-01-04-same-slug-two.mdx:4:7'],
  ['an unknown author', 'content/blog/2024-01-05-unknown-tag-and-author.mdx:4:11'],
  ['an unknown tag', 'content/blog/2024-01-05-unknown-tag-and-author.mdx:5:8'],
  ['a tag that is not closed', 'content/docs/m06-unclosed-jsx.mdx:9:1'],
  ['a brace in the text', 'content/docs/m07-brace-in-text.mdx:6:23'],
  ['a picture without alternative text', 'content/docs/m08-missing-alt.mdx:6:7'],
  ['a picture that does not exist', 'content/docs/m09-missing-image.mdx:6:7'],
  ['a link to a file that does not exist', 'content/docs/m10-broken-link.mdx:6:7'],
  ['a link to a page that does not exist', 'content/docs/m10-broken-link.mdx:6:57'],
  ['a link to a heading that does not exist', 'content/docs/m11-broken-anchor.mdx:6:5'],
  ['a tab without a value', 'content/docs/m12-bad-tab.mdx:7:1'],
  ['an unknown kind of admonition', 'content/docs/m13-unknown-admonition.mdx:6:1'],
  ['an unknown language of a code block', 'content/docs/m14-unknown-language.mdx:6:1'],
  ['an unknown kind of diagram', 'content/docs/m15-unknown-mermaid.mdx:7:1'],
  ['a category file with a wrong field', 'content/docs/bad-category/_category_.json:3:15'],
  ['a category file with an unknown field', 'content/docs/bad-category/_category_.json:4:3'],
  ['front matter that is JavaScript', 'content/docs/m17-js-front-matter.mdx:1:1'],
  ['two pages at one address', 'content/docs/m18-one-route/index.mdx:1:1'],
  ['a file without text', 'content/docs/m19-empty.mdx:1:1'],
  ['a file that is not UTF-8', 'content/docs/m20-not-utf-8.mdx:6:6'],
];

/** The output without lines that depend on the clone in which the test runs. */
const withoutCloneWarning = (text: string): string =>
  text.replace(/^\.git .*\n.*\n/m, '').replace(/\d+ warnings?$/m, 'warnings');

test('the twenty usual mistakes are all reported at once, each with its place and remedy', ({}, testInfo) => {
  const { code, stdout } = runScript({ script: 'check-content.ts', folder: makeProject(testInfo) });
  expect(code).toBe(1);
  for (const [mistake, place] of mistakes) {
    const lines = stdout.split('\n');
    const index = lines.findIndex((line) => line.startsWith(`${place} `));
    expect.soft(index, `${mistake} at ${place}`).toBeGreaterThanOrEqual(0);
    expect.soft(lines[index + 1], `remedy for ${mistake}`).toMatch(/^ {4}→ .{10}/);
  }
  expect(withoutCloneWarning(stdout)).toMatchSnapshot('mistakes.txt');
});

test('with --format=ci every mistake is an annotation that names file, line and column', ({}, testInfo) => {
  const { code, stdout } = runScript({
    script: 'check-content.ts',
    folder: makeProject(testInfo),
    args: ['--format=ci'],
  });
  expect(code).toBe(1);
  expect(stdout).toContain('::error file=content/docs/m14-unknown-language.mdx,line=6,col=1,title=');
});

test('a build that fails on the content reports every mistake and leaves the previous site intact', ({}, testInfo) => {
  const folder = makeProject(testInfo);
  const { code, stderr } = runScript({ script: 'build.ts', folder });
  expect(code).toBe(1);
  for (const [, place] of mistakes) expect.soft(stderr).toContain(place);
  expect(readFileSync(path.join(folder, 'out/index.html'), 'utf8')).toBe('the site of yesterday');
});

test('a build that fails in the bundler also leaves the previous site intact', ({}, testInfo) => {
  const folder = makeProject(testInfo);
  const good = 'content/docs/getting-started';
  for (const part of ['blog', 'docs']) rmSync(path.join(folder, 'content', part), { recursive: true });
  mkdirSync(path.join(folder, 'content/blog'));
  cpSync(path.join('e2e/mistakes', good), path.join(folder, good), { recursive: true });
  // The footer links to these pages, and the site's values name the glossary.
  for (const name of [
    'getting-started/first-scans',
    'architecture/glossary',
    'how-tos/air-gapped',
    'scanners',
    'hooks',
  ]) {
    const frontMatter = `title: About ${name}\ndescription: A sound page that is here because the footer of the site leads to it.`;
    const file = path.join(folder, `content/docs/${name}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `---\n${frontMatter}\n---\n\n## Docs {#docs}\n\nText.\n`);
  }
  mkdirSync(path.join(folder, 'app'));
  symlinkSync(path.resolve('app/styles'), path.join(folder, 'app/styles'));
  writeFileSync(path.join(folder, 'app/page.tsx'), "export { default } from './a-file-that-is-not-there';\n");
  const { code, stdout, stderr } = runScript({ script: 'build.ts', folder });
  expect(code).not.toBe(0);
  expect(stdout + stderr).toContain('Build error occurred');
  expect(readFileSync(path.join(folder, 'out/index.html'), 'utf8')).toBe('the site of yesterday');
});
