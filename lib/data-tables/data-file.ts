import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { ContentIssue } from '../errors/content-issue';
import { issuesFromYaml, type Locate, yamlLocator } from '../errors/from-yaml';
import { noteSource } from '../mdx/sources';

/** A data file of `content/data`, parsed; or what keeps it from being parsed. */
export type DataFile = Readonly<{ file: string; data: unknown; locate: Locate; issues: readonly ContentIssue[] }>;

/** Takes a folder, from the project's root, and a file ending and gives the names of its data files, folders inside included. */
export function dataNames(folder: string, ending: string): string[] {
  noteSource(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/** Takes the path of a YAML or JSON file, which must exist, and gives its data with the places of its fields. */
export function readDataFile(file: string): DataFile {
  noteSource(file);
  const text = readFileSync(file, 'utf8');
  const read = (): DataFile => {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const issues = issuesFromYaml(file, document, lines);
    return {
      file,
      data: issues.length > 0 ? undefined : document.toJS(),
      locate: yamlLocator(document, lines),
      issues,
    };
  };
  // JSON is YAML; its own parser is far faster, but knows no places, which only a mistake needs.
  const data = file.endsWith('.json') ? parseJson(text) : undefined;
  return data === undefined ? read() : { file, data, locate: (...place) => read().locate(...place), issues: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
