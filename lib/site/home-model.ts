import { listedPosts } from '../blog/post-lists';
import { routes } from '../config/routes';
import { scanGoals } from '../content/read-scanners';
import { getSite } from './get-site';
import type { HomePage } from './types';

const latestPosts = 3;

/** The home page: scanners of the current docs version by what they check, its hooks, and the latest posts. */
export function homeModel(): HomePage {
  const { config, content } = getSite();
  const current = config.docs.versions[0]?.name;
  const integrations = content.docs
    .flatMap(({ integration, version, unlisted, route, title }) =>
      integration && version === current && !unlisted ? [{ ...integration, route, title }] : [],
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }));
  return {
    kind: 'home',
    route: routes.home,
    title: config.title,
    description: config.tagline,
    goals: scanGoals
      .map((name) => ({ name, scanners: integrations.filter(({ facts }) => facts?.checks.includes(name)) }))
      .filter(({ scanners }) => scanners.length > 0),
    hooks: integrations.filter(({ kind }) => kind === 'hook'),
    latestPosts: listedPosts(content.posts).slice(0, latestPosts),
  };
}
