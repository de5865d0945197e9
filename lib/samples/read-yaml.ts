import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
  YAMLParseError,
} from 'yaml';
import { type Problem, type Place, placeOf } from '../errors/content-issue';
import { issuesFromYaml, type LocateInText, placeAt, yamlLocator } from '../errors/from-yaml';

/** A value that starts with `{{`. */
const template = /^\s*(?:-\s+)?(?:[\w./"'-]+:\s+)?\{\{/m;
const templateHint = 'Put {{ … }} in quotes, or write gotmpl instead of yaml where this is a Helm template.';

/** Nesting that the parser would take minutes to reject. */
const endlessNesting = /(?:[[{][ \n]*){200}|(?:[-?:] +){200}/;

/** A YAML document that is a map: its data, and the places of its fields in the text. */
export type YamlDocument = Readonly<{
  document: Document.Parsed;
  data: Readonly<Record<string, unknown>>;
  locate: LocateInText;
  start: Place;
}>;

export type YamlProblem = Problem & Place;

type ReadYaml = Readonly<{ problems: readonly YamlProblem[]; documents: readonly YamlDocument[] }>;

/** For each alias, the parser searches the whole text for its anchor. */
const maxAliases = 1000;

const tooDeep = 'This is nested too deeply, or its aliases stand for too much.';

const unreadable = (place: Place, message: string, hint?: string): YamlProblem => ({
  ...place,
  rule: 'sample-yaml',
  message,
  hint,
});

/** Parses a YAML text into its documents and the problems in it. */
export function readYaml(text: string): ReadYaml {
  const deep = endlessNesting.exec(text);
  if (deep) {
    const start = { ...placeOf(text, deep.index), column: 1 };
    return { problems: [unreadable(start, tooDeep, 'Make it simpler.')], documents: [] };
  }
  const lines = new LineCounter();
  const all = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'silent',
    uniqueKeys: false,
  }) as Document.Parsed[];
  all.forEach(findRepeatedNames);
  const broken = all.flatMap((document) => issuesFromYaml('', document, lines));
  if (broken.length > 0) {
    const isTemplate = template.test(text);
    const problems = broken.map(({ line = 1, column = 1, message, hint }) =>
      unreadable({ line, column }, message, isTemplate ? templateHint : hint),
    );
    return { problems, documents: [] };
  }
  const read = all.map((document) => readDocument(document, lines));
  return { problems: read.flatMap(({ problems }) => problems), documents: read.flatMap(({ documents }) => documents) };
}

/** Reports fields given more than once. The parser would compare every pair of fields, which takes minutes if there are many. */
function findRepeatedNames({ contents, errors }: Document.Parsed): void {
  visit(contents, {
    Map: (_key, { items }) => {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        if (names.has(key.value)) errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', ''));
        names.add(key.value);
      }
    },
  });
}

function readDocument(document: Document.Parsed, lines: LineCounter): ReadYaml {
  try {
    const problems = checkMeaning(document, lines);
    if (problems.length > 0 || !isMap(document.contents)) return { problems, documents: [] };
    const data = document.toJS() as YamlDocument['data'];
    const start = placeAt(lines, document.contents.range?.[0] ?? 0);
    return { problems: [], documents: [{ document, data, locate: yamlLocator(document, lines), start }] };
  } catch (error) {
    // The parser refuses aliases that expand too far, and runs out of memory on endless nesting.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    const place = placeAt(lines, document.range[0]);
    return { problems: [unreadable(place, tooDeep, 'Make it simpler.')], documents: [] };
  }
}

/** Reports valid YAML that cannot be meant: templates, and aliases without an anchor or within their own. */
function checkMeaning(document: Document.Parsed, lines: LineCounter): YamlProblem[] {
  const problems: YamlProblem[] = [];
  const anchors = new Set<string>();
  let aliases = 0;
  const addProblem = (...problem: Parameters<typeof unreadable>): number => problems.push(unreadable(...problem));
  visit(document, {
    Node(key, node, around) {
      const place = placeAt(lines, node.range?.[0] ?? 0);
      const braces = { ...place, column: place.column - 1 };
      // `{{ x }}` without quotes is a map whose only name is a map.
      if (key === 'key' && isMap(node)) addProblem(braces, 'YAML reads {{ as a map, not as a template.', templateHint);
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        return;
      }
      aliases += 1;
      const name = node.source;
      if (around.some((each) => isCollection(each) && each.anchor === name))
        addProblem(place, 'This alias refers to a value that contains it.', 'Write out what is meant.');
      else if (!anchors.has(name)) {
        const hint = `Put &${name} before the value that is meant, or put the text in quotes.`;
        addProblem(place, `Nothing before this is called &${name}.`, hint);
      }
    },
  });
  if (aliases > maxAliases) throw new RangeError(tooDeep);
  return problems;
}
