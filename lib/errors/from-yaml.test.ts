import { LineCounter, parseDocument } from 'yaml';
import { describe, expect, it } from 'vitest';
import { issuesFromYaml, yamlLocator } from './from-yaml';

function parse(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}

describe('yamlLocator', () => {
  const { document, lines } = parse('title: Nmap\nlink:\n  type: doc\nempty:\nlist: [a, b]\n');
  const locate = yamlLocator(document, lines);

  it('finds keys, values, fields of groups and items of lists', () => {
    expect(locate(['link', 'type'])).toEqual({ line: 3, column: 3 });
    expect(locate(['link', 'type'], 'value')).toEqual({ line: 3, column: 9 });
    expect(locate(['list', 1], 'value')).toEqual({ line: 5, column: 11 });
  });

  it('places a missing field at its parent', () => {
    expect(locate(['link', 'id'])).toEqual({ line: 2, column: 1 });
    expect(locate(['nowhere'])).toEqual({ line: 1, column: 1 });
    expect(locate(['title', 'deeper'])).toEqual({ line: 1, column: 1 });
  });

  it('places an empty value at the end of its line', () => {
    expect(locate(['empty'], 'value')).toEqual({ line: 4, column: 7 });
  });
});

describe('issuesFromYaml', () => {
  const issuesIn = (text: string) => {
    const { document, lines } = parse(text);
    return issuesFromYaml('a.yaml', document, lines).map(({ line, column, message }) => [line, column, message]);
  };

  it('says nothing about sound YAML', () => {
    expect(issuesIn('a: 1\nb: [x, "y"]\n')).toEqual([]);
  });

  it('reports one mistake per line, on every line', () => {
    expect(issuesIn('a: b: c\nd: @e\nd: 1\n')).toEqual([
      [1, 4, 'This value holds a colon that YAML takes for a new field.'],
      [2, 4, 'A value cannot start with this character.'],
      [3, 1, 'This field is given a second time.'],
    ]);
  });

  it.each([
    ['a: [b, c\nd: 1\n', 'A closing ] is missing before this.'],
    ['a: !!js/function "x"\n', 'YAML tags have no meaning here.'],
    ["a: 'b\n", 'The quote that opens here is not closed.'],
  ])('says of %j: %s', (text, message) => {
    expect(issuesIn(text).map(([, , said]) => said)).toContain(message);
  });
});
