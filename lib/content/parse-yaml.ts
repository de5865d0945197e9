import { LineCounter, parseDocument } from 'yaml';
import { fileStart, issuesFromYaml, type Locate, yamlLocator } from '../errors/from-yaml';
import type { Checked } from './checked';

export type YamlData = Readonly<{ data: unknown; locate: Locate }>;

/** Takes YAML or JSON text and gives its data and the places of its fields; what cannot be parsed is an issue. JSON is read as the YAML it is, so that mistakes in it have a place too. */
export function parseYaml(file: string, text: string): Checked<YamlData> {
  const lines = new LineCounter();
  const schema = file.endsWith('.json') ? 'json' : 'core';
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema });
  const issues = issuesFromYaml(file, document, lines);
  if (issues.length > 0) return { issues };
  try {
    return { value: { data: document.toJS() as unknown, locate: yamlLocator(document, lines) }, issues };
  } catch (error) {
    // Aliases are resolved here, not by the parser.
    const message = `The text cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
    return {
      issues: [
        {
          file,
          ...fileStart,
          rule: 'yaml',
          severity: 'error',
          message,
          hint: 'Write the value out instead of the alias (*name).',
        },
      ],
    };
  }
}
