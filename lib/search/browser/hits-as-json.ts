import type { HitGroup } from '../common/types';

/** A score as far as anybody reads it. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Takes a query and what it found and gives a line for programs, with one entry a page: its best section stands for it. */
export function hitsAsJson(query: string, groups: readonly HitGroup[]): string {
  const hits = groups.map(({ route, pageTitle, hits, score }) => {
    const [best] = hits;
    const isLead = best?.document.sectionRoute === route;
    return { route, title: pageTitle, section: isLead ? '' : (best?.document.sectionTitle ?? ''), score: round(score) };
  });
  return JSON.stringify({ q: query, hits });
}
