import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { type ContentIssue, issueAt, startOf } from '../lib/errors/content-issue';
import { listFilesBelow } from '../lib/files/list-files-below';

/** The names of all texts in a value, such as `strings.crash.title`. */
const namesIn = (value: object, name = ''): string[] =>
  Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    typeof each === 'object' && each !== null ? namesIn(each, `${name}${key}.`) : [`${name}${key}`],
  );

const textNames = async (file: string): Promise<string[]> =>
  namesIn((await tsImport(pathToFileURL(path.resolve(file)).href, import.meta.url)) as object);

/** Reports files of a language that have no original, and texts missing from the site into which they were assembled. */
export async function localeIssues(translated: string, assembled: string): Promise<readonly ContentIssue[]> {
  const issues = listFilesBelow(translated).map(async (file): Promise<ContentIssue[]> => {
    const mistake = (message: string, hint: string): ContentIssue =>
      issueAt(startOf(`${translated}/${file}`), { rule: 'translation', message, hint });
    const original = `content/${file}`.replace('content/interface/', 'lib/config/');
    const noOriginal = mistake('The file has no original.', `Give it the name that its original has: no ${original}.`);
    // A language may have pictures and shared files of its own.
    if (!existsSync(original)) return /(?:^|\/)[^_/][^/]*\.(?:mdx?|ts)$/.test(file) ? [noOriginal] : [];
    if (!original.endsWith('.ts')) return [];
    // The build reports files that cannot be read.
    const known = await textNames(path.join(assembled, original)).catch(() => undefined);
    const missing = known ? (await textNames(original)).filter((name) => !known.includes(name)) : [];
    return missing.map((name) => mistake(`The text "${name}" is missing.`, `Copy it from ${original}.`));
  });
  return (await Promise.all(issues)).flat();
}
