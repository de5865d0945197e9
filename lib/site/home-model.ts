import { listedPosts } from '../blog/listed-posts';
import { summarize } from '../blog/summarize';
import { routes } from '../config/routes';
import { getSite } from './get-site';
import type { HomePage } from './types';

const latestPosts = 3;

/** The home page: every integration of the current docs version and the latest posts. */
export function homeModel(): HomePage {
  const { config, content } = getSite();
  const current = config.docs.versions[0]?.name;
  const integrations = content.docs.flatMap(({ integration, version, unlisted, route, title, description }) =>
    integration && version === current && !unlisted ? [{ ...integration, route, title, description }] : [],
  );
  return {
    kind: 'home',
    route: routes.home,
    title: config.title,
    description: config.tagline,
    keywords: [],
    unlisted: false,
    draft: false,
    integrations: integrations.sort((a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' })),
    latestPosts: listedPosts(content.posts).slice(0, latestPosts).map(summarize),
  };
}
