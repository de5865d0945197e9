import type { HitGroup } from '../common/types';

/** Rounds a score to three decimals. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns the results of a query as one line of JSON, with one entry for each page, represented by its best section. */
export function hitsAsJson(query: string, groups: readonly HitGroup[]): string {
  const hits = groups.map(({ route, pageTitle, hits, score }) => {
    const [best] = hits;
    const isLead = best?.document.sectionRoute === route;
    return { route, title: pageTitle, section: isLead ? '' : (best?.document.sectionTitle ?? ''), score: round(score) };
  });
  return JSON.stringify({ q: query, hits });
}
