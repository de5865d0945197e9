import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { render } from '../mdx/fixtures/render';
import { checkDiagram } from './check-diagram';
import { splitDiagramSource } from './diagram-source';
import { drawDiagram } from './draw-diagram';
import { rehypeMermaid } from './rehype-mermaid';
import { remarkFences } from '../code/remark-fences';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const renderDiagrams = (text: string) => render(text, { remark: [remarkFences], rehype: [rehypeMermaid] });
const texts = readdirSync(fixtures)
  .filter((file) => file.endsWith('.mdx'))
  .map((name) => ({ name: name.replace('.mdx', ''), text: readFileSync(path.join(fixtures, name), 'utf8') }));

const long = 'words that are told to somebody far away at great length and with every detail that there is';
const labelled = (text: string): string => text.replace('\n', '\naccTitle: Title\naccDescr: Text\n');
const fence = (text: string): string => `\`\`\`mermaid\n${text}\n\`\`\``;

describe.each(texts)('a $name diagram', ({ name, text }) => {
  it('is drawn as in the fixture, without styles, scripts, foreign addresses and data for scripts', async () => {
    const { html, issues } = await renderDiagrams(text);
    expect(issues).toBe('');
    expect(html).not.toMatch(/ style=|<style|<script|https?:| data-|var\((?!--color-)/);
    expect(html).not.toMatch(/\d\.\d\d/);
    await expect(html).toMatchFileSnapshot(path.join(fixtures, `${name}.html`));
  });

  it('draws every line that passes the check', () => {
    const source = splitDiagramSource(text.split('\n').slice(1, -2).join('\n'));
    const { type = 'flowchart' } = checkDiagram(source);
    const whole = drawDiagram(source, type, 'd');
    const without = source.lines.map((line, index) =>
      index === 0 || line.trim() === '' || isStructure(line)
        ? ''
        : drawDiagram({ ...source, lines: source.lines.toSpliced(index, 1) }, type, 'd'),
    );
    expect(source.lines.filter((_, index) => without[index] === whole)).toEqual([]);
  });
});

/** Removing only the end of a group would leave the rest inside it. */
const isStructure = (line: string): boolean => /^(?:end|\}|.*\{)$/.test(line.trim());

describe('diagrams of one page', () => {
  it('never share an id, even if the same diagram appears twice', async () => {
    const one = fence(labelled('flowchart LR\na --> b'));
    const { html } = await renderDiagrams(`${one}\n\n${one}\n\n${fence(labelled('flowchart LR\na --> c'))}`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    for (const [, names = ''] of html.matchAll(/aria-labelledby="([^"]+)"/g))
      for (const name of names.split(' ')) expect(ids).toContain(name);
  });

  it('have a title and a description, of one line or several', async () => {
    const { html } = await renderDiagrams(
      fence('flowchart LR\naccTitle: A & B\naccDescr {\n  first\n  second\n}\na --> b'),
    );
    expect(html).toMatch(/<title id="\w+-title">A &amp;|<title id="\w+-title">A &#x26; B<\/title>/);
    expect(html).toContain('first second</p>');
    expect(html).toContain('aria-label="Diagram: A &#x26; B"');
  });

  it('run from top to bottom if they would be too wide from left to right', () => {
    const chain = (count: number): string =>
      Array.from({ length: count }, (_, index) => `n${index}[A long name] --> n${index + 1}[A long name]`).join('\n');
    const widthOf = (count: number): number => {
      const svg = drawDiagram(splitDiagramSource(labelled(`flowchart LR\n${chain(count)}`)), 'flowchart', 'd');
      return Number(/ width="(\d+)"/.exec(svg)?.[1]);
    };
    expect(widthOf(3)).toBeGreaterThan(500);
    expect(widthOf(8)).toBeLessThan(300);
  });

  it('wrap the text of messages if it would be wider than the column', () => {
    const lines = [
      'sequenceDiagram',
      'Note over A: at first',
      ...['B', 'C', 'D', 'E'].map((to) => `A->>${to}: ${long}`),
    ];
    const svg = drawDiagram({ title: '', description: '', lines }, 'sequenceDiagram', 'd');
    expect(Number(/ width="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(668);
    expect(svg.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(`at first ${long}`);
    expect(svg.split(long)).toHaveLength(2);
  });
});

describe('a diagram with a mistake', () => {
  const mistakes: Record<string, string> = {
    'unknown type': 'flowchat LR\na --> b',
    'type that is not drawn': 'pie\n"a": 1',
    'no direction': labelled('flowchart\na --> b'),
    'words after the type': 'sequenceDiagram v2\nA->>B: x',
    'front matter': '---\ntitle: x\n---\nflowchart LR\na --> b',
    'nothing inside': labelled('erDiagram\n'),
    'no title and description': 'flowchart LR\na --> b',
    directive: labelled('flowchart LR\n%%{init: {"theme": "dark"}}%%\na --> b'),
    'colors and links': labelled(
      'flowchart LR\na --> b\nstyle a fill:red\nclassDef x fill:red\nclass a x\nb:::x --> c\nclick a "https://example.com"',
    ),
    'arrow without spaces': labelled('flowchart LR\na-->b'),
    'arrows that are not drawn': labelled('flowchart LR\na --o b\na -> b\na --text--> b\na ---> b\na x--x b'),
    'bracket in a label': labelled('flowchart LR\na["x [y]"] --> b'),
    semicolon: labelled('flowchart LR\na --> b;'),
    'shape that is not drawn': labelled('flowchart LR\na[/"x"/] --> b'),
    'late label': labelled('flowchart LR\na --> b\nb["Label"]'),
    'late subgraph': labelled('flowchart LR\na --> b\nsubgraph g["G"]\n  b\nend'),
    'open subgraph': labelled('flowchart LR\nsubgraph g["G"]\n  b --> c\n'),
    'end without start': labelled('flowchart LR\na --> b\nend'),
    'sequence statements': labelled(
      'sequenceDiagram\nautonumber\nNote over A: early\nA->>B: a<br/>b\nactivate B\nA->B x\nloop forever\nA->>B: y',
    ),
    'state statements': labelled(
      'stateDiagram-v2\na --> b\nb : late\nstate c <<choice>>\nnote right of a: x\n--\nstate d {\n  e --> f',
    ),
    'class statements': labelled('classDiagram\nA <|--B\ndirection LR\nnote for A "x"\nclass C {\n  +x'),
    'entity statements': labelled('erDiagram\nA ||--o{ B\nA\nC {\n  id\n}\n}'),
  };
  it.each(Object.keys(mistakes))('is reported: %s', async (name) => {
    const { issues, html } = await renderDiagrams(fence(mistakes[name] ?? ''));
    expect(html).not.toContain('<svg');
    expect(issues).toMatchSnapshot();
  });
});
