import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { render } from '../mdx/fixtures/render';
import { rehypeCode } from './rehype-code';
import { remarkFences } from './remark-fences';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const renderCode = (text: string) => render(text, { remark: [remarkFences], rehype: [rehypeCode] });

describe('code blocks', () => {
  for (const name of readdirSync(fixtures).filter((file) => file.endsWith('.mdx')))
    it(`are written as in fixtures/${name.replace('.mdx', '.html')}`, async () => {
      const { html, issues } = await renderCode(readFileSync(path.join(fixtures, name), 'utf8'));
      expect(issues).toBe('');
      expect(html).not.toMatch(/style=/);
      await expect(html).toMatchFileSnapshot(path.join(fixtures, name.replace('.mdx', '.html')));
    });

  it('copy exactly the text that is shown, without line numbers and magic comments', async () => {
    const { html } = await renderCode('```yaml showLineNumbers=9 {1}\na: "<1>"\n# highlight-next-line\nb: 2\n```');
    const code = /<code>(.*)<\/code>/s.exec(html)?.[1] ?? '';
    const text = code
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(text).toBe('a: "<1>"\nb: 2');
  });

  it('let a command wrap after a slash and before the value of an option', async () => {
    const { html } = await renderCode('```bash\nkubectl get pods --sort-by=.a.b\nhelm pull oci://a.io/b/c\n```');
    expect(html).toContain('--sort-by=</span><wbr>.a.b');
    expect(html).toContain('oci://<wbr>a.io/<wbr>b/<wbr>c');
  });

  it('keep each option of a command whole, and the trailing backslash with the last word of its line', async () => {
    const { html } = await renderCode('```bash\nkubectl run a --dry-run=client --rm --output yaml \\\n  --port=1\n```');
    expect(html).toContain(
      '<span class="t-prop">--dry-run=</span><wbr>client <span class="t-prop">--rm</span> <span class="t-prop">--output</span> yaml<span class="t-end"> \\</span>\n',
    );
  });

  it('take keyboard focus only if they scroll on some screen', async () => {
    const long = 'a'.repeat(21);
    const isStop = async (language: string, line: string): Promise<boolean> =>
      (await renderCode(`\`\`\`${language}\n${line}\n\`\`\``)).html.includes('tabindex');
    expect(await Promise.all([isStop('yaml', long), isStop('text', long)])).toEqual([true, true]);
    expect(await Promise.all([isStop('yaml', 'a'), isStop('bash', long), isStop('json', '1')])).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('leave markup that authors wrote themselves alone', async () => {
    const { html } = await render('<pre><code>plain</code></pre>', {
      remark: [remarkFences],
      rehype: [rehypeCode],
      format: 'md',
    });
    expect(html).toBe('<pre><code>plain</code></pre>\n');
  });
});
