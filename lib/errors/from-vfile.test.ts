import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { issuesFromVFile } from './from-vfile';

it('takes place, rule, sentence and remedy from a message, and fails the build only for fatal ones', () => {
  const file = new VFile({ path: '/site/content/a.mdx' });
  const wrong = file.message('Wrong.', { place: { line: 3, column: 5 }, ruleId: 'some-rule' });
  wrong.fatal = true;
  wrong.note = 'Mend it.';
  file.message('Odd.');
  file.info('Known.');
  expect(issuesFromVFile(file, 'content/a.mdx')).toEqual([
    {
      file: 'content/a.mdx',
      line: 3,
      column: 5,
      rule: 'some-rule',
      severity: 'error',
      message: 'Wrong.',
      hint: 'Mend it.',
    },
    { file: 'content/a.mdx', rule: 'markdown', severity: 'warning', message: 'Odd.' },
    { file: 'content/a.mdx', rule: 'markdown', severity: 'warning', message: 'Known.' },
  ]);
});

it('names another file where that one is wrong', () => {
  const file = new VFile({ path: 'content/a.mdx' });
  file.message('Wrong.').file = 'content/data/values.yaml';
  expect(issuesFromVFile(file, 'content/a.mdx')).toMatchObject([{ file: 'content/data/values.yaml' }]);
});
