import { routeOfSegments, routes, segmentsBelow, toolRoute } from '../config/routes';
import { type ToolName, toolNames, toolStrings, toolPageStrings } from '../config/tool-strings';
import { getSite } from './get-site';
import type { PageLink, ToolPage, ToolsPage } from './types';

const { overview } = toolStrings;
const start = { label: overview.title, route: routes.tools };

const toolsModel = (): ToolsPage => ({
  kind: 'tools',
  route: routes.tools,
  ...overview,
  breadcrumbs: [start],
  cards: toolNames.map((name) => {
    const { title: label, description } = toolPageStrings[name];
    return { label, description, route: toolRoute(name) };
  }),
});

/** Docs of the latest version by id; missing ones are left out. */
function docLinks(ids: readonly string[]): PageLink[] {
  const { config, content } = getSite();
  const latest = config.docs.versions[0]?.name;
  return ids.flatMap((id) => {
    const doc = content.docs.find((candidate) => candidate.id === id && candidate.version === latest);
    return doc ? [{ route: doc.route, label: doc.sidebarLabel }] : [];
  });
}

function toolModel(name: ToolName): ToolPage {
  const { title, description, reference } = toolPageStrings[name];
  const route = toolRoute(name);
  return {
    kind: 'tool',
    name,
    route,
    title,
    description,
    breadcrumbs: [start, { label: title, route }],
    reference: docLinks(reference),
  };
}

/** The page of each tool, and their list. */
export const toolPages = (): (ToolsPage | ToolPage)[] => [toolsModel(), ...toolNames.map(toolModel)];

/** Returns the page at the path segments below `/tools`. */
export const toolsPageAt = (path: readonly string[]): ToolsPage | ToolPage | undefined =>
  toolPages().find(({ route }) => route === routeOfSegments(routes.tools, path));

/** Segments below `/tools` of every page, for `generateStaticParams`. */
export const toolsParams = (): { path: string[] }[] =>
  toolPages().map(({ route }) => ({ path: segmentsBelow(routes.tools, route) }));
