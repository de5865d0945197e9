import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { type ContentIssue, issueAt, startOf } from '../lib/errors/content-issue';
import { listFilesBelow } from '../lib/files/list-files-below';

const load = (file: string): Promise<object> => tsImport(pathToFileURL(path.resolve(file)).href, import.meta.url);

/** The names of all texts of a module, such as `strings.crash.title`. */
const textNames = (value: object, name = ''): string[] =>
  Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    typeof each === 'object' && each !== null ? textNames(each, `${name}${key}.`) : [`${name}${key}`],
  );

/** What the files of a language, which stand in a folder and were put into an assembled site, have no original of, and the texts that they lack. */
export async function localeIssues(translated: string, assembled: string): Promise<readonly ContentIssue[]> {
  const issues = listFilesBelow(translated).map(async (file): Promise<ContentIssue[]> => {
    const mistake = (message: string, hint: string): ContentIssue =>
      issueAt(startOf(`${translated}/${file}`), { rule: 'translation', message, hint });
    const isInterface = file.startsWith('interface/');
    const original = isInterface ? file.replace('interface', 'lib/config') : `content/${file}`;
    // Pictures and what pages share may be a language's own.
    if (!existsSync(original))
      return isInterface || /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file)
        ? [mistake('The file has no original.', `Give it the name of what it translates, or write ${original} first.`)]
        : [];
    if (!isInterface) return [];
    const known = new Set(textNames(await load(path.join(assembled, original))));
    const missing = textNames(await load(original)).filter((name) => !known.has(name));
    return missing.map((name) =>
      mistake(`The text "${name}" is missing.`, `Copy it from ${original}, and translate it.`),
    );
  });
  return (await Promise.all(issues)).flat();
}
