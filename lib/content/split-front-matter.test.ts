import { describe, expect, it, vi } from 'vitest';
import { splitFrontMatter } from './split-front-matter';

describe('splitFrontMatter', () => {
  it('gives fields, body and the place of each field', () => {
    const { value } = splitFrontMatter('a.mdx', '---\ntitle: Nmap\ntags:\n  - one\n  - two\n---\n\nText.\n');
    expect(value).toMatchObject({ data: { title: 'Nmap', tags: ['one', 'two'] }, body: '\nText.\n' });
    expect(value?.locate(['title'])).toEqual({ file: 'a.mdx', line: 2, column: 1 });
    expect(value?.locate(['title'], 'value')).toEqual({ file: 'a.mdx', line: 2, column: 8 });
    expect(value?.locate(['tags', 1], 'value')).toEqual({ file: 'a.mdx', line: 5, column: 5 });
  });

  it.each(['Text.\n', '-----\nText.\n', 'title: A\n---\nText.\n'])(
    'says of %j that front matter is missing',
    (text) => {
      expect(splitFrontMatter('a.mdx', text)).toMatchObject({
        issues: [{ rule: 'front-matter', message: 'The page has no front matter.' }],
      });
    },
  );

  it.each([
    ['title: a # b', 2, 10],
    ['title: #1 reason', 2, 8],
    ['keywords:\n  - a # b', 3, 7],
  ])('tells in %j what a comment would swallow, and reads on', (block, line, column) => {
    expect(splitFrontMatter('a.mdx', `---\n${block}\n---\n`)).toMatchObject({
      value: {},
      issues: [{ rule: 'yaml-comment', line, column }],
    });
  });

  it.each(['title: "a # b"', 'title: a#b', '# above\ntitle: a', 'sidebar_position: 3 # last', 'title: "a" # b'])(
    'says nothing of %j',
    (block) => {
      expect(splitFrontMatter('a.mdx', `---\n${block}\n---\n`).issues).toEqual([]);
    },
  );

  it('takes front matter that holds nothing as no fields', () => {
    expect(splitFrontMatter('a.mdx', '---\n# later\n---\nText.\n').value).toMatchObject({
      data: {},
      body: 'Text.\n',
    });
  });

  it('leaves a thematic break in the text alone', () => {
    expect(splitFrontMatter('a.mdx', '---\ntitle: A\n---\nOne\n\n---\n\nTwo\n').value?.body).toBe(
      'One\n\n---\n\nTwo\n',
    );
  });

  it('keeps dates as they are written', () => {
    expect(splitFrontMatter('a.mdx', '---\ndate: 2021-07-20\n---\n').value?.data).toEqual({
      date: '2021-07-20',
    });
  });

  it('reports a mistake again when the same text is read again', () => {
    const read = () => splitFrontMatter('a.mdx', '---\ntitle: "open\n---\n').issues.length;
    expect([read(), read()]).toEqual([1, 1]);
  });

  it.each([
    '---js\nprocess.exit(1)\n---\n',
    '---coffee\nx\n---\n',
    '---json\n{}\n---\n',
    '--- # note\ntitle: A\n---\n',
  ])('runs nothing and refuses %j', (text) => {
    expect(splitFrontMatter('a.mdx', text).issues).toMatchObject([{ rule: 'front-matter', line: 1, column: 1 }]);
  });

  it.each([
    ["title: 'It's nice'", 2, 'More text follows where the value has ended.'],
    ['title A\ndescription: b', 2, 'This line is not a field.'],
    ['title: A\ndescription', 3, 'This line is not a field.'],
    ['title: - a', 2, 'A value cannot start with this character.'],
    ['title: A\nx: *bold*', 3, 'A value cannot start with "*".'],
  ])('says in plain words what is wrong in %j', (block, line, message) => {
    expect(splitFrontMatter('a.mdx', `---\n${block}\n---\n`).issues).toMatchObject([{ rule: 'yaml', line, message }]);
  });

  it.each(['- one\n- two', 'only words', '42'])('refuses front matter without fields: %j', (block) => {
    expect(splitFrontMatter('a.mdx', `---\n${block}\n---\n`).issues).toMatchObject([{ rule: 'front-matter' }]);
  });

  it('reports an alias that leads nowhere, or too far, instead of throwing', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...['b', 'c', 'd'].map(
        (key, index) =>
          `${key}: &${key} [${Array(9)
            .fill(`*${'abc'.charAt(index)}`)
            .join(', ')}]`,
      ),
    ];
    for (const block of ['a: *b', bomb.join('\n')])
      expect(splitFrontMatter('a.mdx', `---\n${block}\n---\n`).issues).toMatchObject([{ rule: 'yaml' }]);
  });
});

it('accepts double braces without a warning: the checks report them later', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  expect(splitFrontMatter('page.mdx', '---\ntitle: {{ name }}\n---\n').issues).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});
