import { expect, it } from 'vitest';
import { plainClassNameFilter, plainClassNames } from './plain-class-names';

const names = plainClassNames(['.kZjjMG_entries{color:red}._7aARTG_footer .icon{margin:.5em}', '.Lqcn_a_lead{top:0}']);
const filter = plainClassNameFilter(names);

it('writes classes as their source does, in pages, data, scripts and style sheets', () => {
  expect(filter('<nav class="kZjjMG_entries icon">')).toBe('<nav class="entries icon">');
  expect(filter(String.raw`{\"className\":\"_7aARTG_footer\"}`)).toBe(String.raw`{\"className\":\"footer\"}`);
  expect(filter('e.v({"lead":"Lqcn_a_lead"})')).toBe('e.v({"lead":"lead"})');
  expect(filter('.kZjjMG_entries>._7aARTG_footer{}')).toBe('.entries>.footer{}');
});

it('leaves alone what is no class of a style sheet', () => {
  for (const text of ['<p>kZjjMG_others</p>', 'kZjjMG_entries-more', '@keyframes kZjjMG_turn', 'execution_entries'])
    expect(filter(text)).toBe(text);
});

it('refuses two classes of the same name', () => {
  expect(() => plainClassNames(['.kZjjMG_icon{}', '.icon{}'])).toThrow('Two style sheets have a class "icon"');
  expect(() => plainClassNames(['.kZjjMG_list{}', '.Lqcn_a_list{}'])).toThrow('kZjjMG_list, Lqcn_a_list');
});
