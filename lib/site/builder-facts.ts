import { homeStrings } from '../config/home-strings';
import { checkable } from '../content/scanner-facts';
import type { Doc } from '../content/types';
import type { BuildableType, BuilderFacts, ScannerParameter } from '../workshop/builder-facts';
import { needsOf, readForm } from '../workshop/edit-scan';
import type { Site } from './get-site';
import type { CheckedPage } from './process-content';
import { toolkitOf, workshopFacts } from './workshop-facts';

const nameOf = ({ route }: Doc): string => route.slice(route.lastIndexOf('/') + 1);

/** The rows of the table of parameters, as search has them: a row is a line, cells are parted by a dot. */
function parametersOf({ processed }: CheckedPage): ScannerParameter[] {
  const lines = processed.sections.find(({ id }) => id === 'parameters')?.text.split('\n') ?? [];
  const start = lines.findIndex((line) => line.startsWith('Parameter · '));
  const [head, ...rows] = lines.slice(start).map((line) => line.split(' · '));
  const column = head?.findIndex((label) => /^(?:Meaning|What it does)$/.test(label)) ?? -1;
  if (start < 0 || column < 0) return [];
  return rows
    .filter((cells) => cells.length === head?.length && cells[0]?.startsWith('`'))
    .map((cells) => ({
      code: /^`([^`]+)`/.exec(cells[0] ?? '')?.[1] ?? '',
      meaning: (cells[column] ?? '').replaceAll('`', ''),
    }));
}

/** The first scan of a scan type in the samples of its page. */
function exampleOf({ processed }: CheckedPage, scanType: string): Pick<BuildableType, 'example' | 'needs'> | undefined {
  const found = processed.fences.find(
    ({ language, isChecked, sample }) => language === 'yaml' && isChecked && readForm(sample)?.scanType === scanType,
  );
  return found && { example: readForm(found.sample)?.parameters ?? [], needs: needsOf(found.sample) };
}

/** What the tool that builds scans knows: the scan types of the release that a page of a scanner describes. */
export function builderFacts(site: Site, pages: readonly CheckedPage[]): BuilderFacts {
  const latest = site.config.docs.versions[0]?.name;
  const described = pages.flatMap((checked) => {
    const { page } = checked;
    return page.kind === 'doc' && page.version === latest && page.integration?.kind === 'scanner'
      ? [{ checked, page, name: nameOf(page) }]
      : [];
  });
  // A scan type belongs to the page whose name it has, or begins with: the longest one.
  const longestFirst = [...described].sort((a, b) => b.name.length - a.name.length);
  const { deprecated } = workshopFacts(site, pages);
  const scanTypes = (toolkitOf(site)?.scanTypes ?? []).flatMap((name): BuildableType[] => {
    const found = longestFirst.find((each) => name === each.name || name.startsWith(`${each.name}-`));
    if (!found || deprecated[name] !== undefined) return [];
    const { checked, page } = found;
    const example = exampleOf(checked, name);
    // Without an example it is no scan type that readers use by themselves.
    if (!example) return [];
    return [
      {
        ...{ name, scanner: page.title, route: page.route, checks: page.integration?.facts?.checks ?? [] },
        parameters: parametersOf(checked),
        ...example,
      },
    ];
  });
  const goals = checkable.map((name) => ({ name, label: homeStrings.goals.list[name].name }));
  return { goals: goals.filter(({ name }) => scanTypes.some(({ checks }) => checks.includes(name))), scanTypes };
}
