import { describe, expect, it } from 'vitest';
import type { CategoryCard } from '@/lib/site/types';
import { groupCards } from './group-cards';

const card = (label: string, type?: string): CategoryCard => ({
  route: `/docs/${label}`,
  label,
  description: '',
  isCategory: false,
  ...(type && { integration: { kind: 'hook', type, state: 'released', usecase: 'Use it' } }),
});
const groups = (cards: readonly CategoryCard[]) =>
  groupCards(cards).map((group) => [group.title, group.cards.map(({ label }) => label)]);

describe('groupCards', () => {
  it('groups scanners and hooks by type from A to Z, in the order of the sidebar inside a group', () => {
    expect(groups([card('zap', 'WebApplication'), card('nmap', 'Network'), card('amass', 'Network')])).toEqual([
      ['Network', ['nmap', 'amass']],
      ['Web application', ['zap']],
    ]);
  });

  it('puts what is neither first, without a heading', () => {
    expect(groups([card('dojo', 'persistenceProvider'), card('about')])).toEqual([
      [undefined, ['about']],
      ['Persistence provider', ['dojo']],
    ]);
  });
});
