import type { CategoryCard } from '@/lib/site/types';
import { plainWords } from './plain-words';

export type CardGroup = Readonly<{ title?: string; cards: readonly CategoryCard[] }>;

/** Takes a category's entries and groups them: scanners and hooks by their type from A to Z, the rest, in the sidebar's order, as one group before them. */
export function groupCards(cards: readonly CategoryCard[]): readonly CardGroup[] {
  const rest = cards.filter(({ integration }) => !integration);
  const types = [...new Set(cards.flatMap(({ integration }) => integration?.type ?? []))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  const groups = types.map((type) => ({
    title: plainWords(type),
    cards: cards.filter(({ integration }) => integration?.type === type),
  }));
  return rest.length > 0 ? [{ cards: rest }, ...groups] : groups;
}
