import { homeStrings } from '../config/home-strings';
import { checkable } from '../content/read-scanners';
import type { BuildableType, BuilderFacts, ScannerParameter } from '../workshop/facts';
import { needsOf, readForm } from '../workshop/edit-scan';
import type { CheckedPage } from './process-content';
import type { ToolSource } from './process-site';
import { latestDocs, scannerOf } from './workshop-facts';

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
export function builderFacts({ site, pages, toolkit }: ToolSource): BuilderFacts {
  const docs = latestDocs(site);
  const scanTypes = (toolkit.value?.scanTypes ?? []).flatMap((name): BuildableType[] => {
    const page = scannerOf(name, docs);
    const checked = pages.find((each) => each.page.file === page?.file);
    // Without an example it is no scan type that readers use by themselves.
    const example = checked && exampleOf(checked, name);
    if (!page || !example || page.integration?.state === 'deprecated') return [];
    const { title: scanner, route, integration } = page;
    return [
      { name, scanner, route, checks: integration?.facts?.checks ?? [], parameters: parametersOf(checked), ...example },
    ];
  });
  const goals = checkable.map((name) => ({ name, label: homeStrings.goals.list[name].name }));
  return { goals: goals.filter(({ name }) => scanTypes.some(({ checks }) => checks.includes(name))), scanTypes };
}
