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
import { issuesFromYaml, type Locate, placeAt, yamlLocator } from '../errors/from-yaml';

/** A value that starts with `{{`. */
const template = /^\s*(?:-\s+)?(?:[\w./"'-]+:\s+)?\{\{/m;
const templateHint = 'Put {{ … }} in quotes, or write gotmpl instead of yaml where this is a Helm template.';

/** What the parser would take minutes to give up. */
const bottomless = /(?:[[{][ \n]*){200}|(?:[-?:] +){200}/;

/** A YAML document that is a group of fields: its data, and where they are in the text. */
export type YamlDocument = Readonly<{
  document: Document.Parsed;
  data: Readonly<Record<string, unknown>>;
  locate: Locate;
  start: Place;
}>;

export type YamlProblem = Problem & Place;

type Read = Readonly<{ problems: readonly YamlProblem[]; documents: readonly YamlDocument[] }>;

/** The parser looks for what each alias stands for in all of the text. */
const mostAliases = 1000;

const tooDeep = 'This is nested too deeply, or its aliases stand for too much.';

const unreadable = (place: Place, message: string, hint?: string): YamlProblem => ({
  ...place,
  rule: 'sample-yaml',
  message,
  hint,
});

/** Takes a YAML text and gives what cannot be read in it, and its documents. */
export function readYaml(text: string): Read {
  const deep = bottomless.exec(text);
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

/** Adds the fields that are given again. The parser would compare each with every other one, which takes minutes where there are many. */
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

function readDocument(document: Document.Parsed, lines: LineCounter): Read {
  try {
    const problems = misread(document, lines);
    if (problems.length > 0 || !isMap(document.contents)) return { problems, documents: [] };
    const data = document.toJS() as YamlDocument['data'];
    const start = placeAt(lines, document.contents.range?.[0] ?? 0);
    return { problems: [], documents: [{ document, data, locate: yamlLocator(document, lines), start }] };
  } catch (error) {
    // The parser refuses aliases of too much, and runs out of memory where a text is nested without end.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    const place = placeAt(lines, document.range[0]);
    return { problems: [unreadable(place, tooDeep, 'Make it simpler.')], documents: [] };
  }
}

/** Where the text is YAML, but cannot be meant so: templates, and aliases of nothing or of what they are in. */
function misread(document: Document.Parsed, lines: LineCounter): YamlProblem[] {
  const problems: YamlProblem[] = [];
  const anchors = new Set<string>();
  let aliases = 0;
  const tell = (...problem: Parameters<typeof unreadable>): number => problems.push(unreadable(...problem));
  visit(document, {
    Node(key, node, around) {
      const place = placeAt(lines, node.range?.[0] ?? 0);
      const braces = { ...place, column: place.column - 1 };
      // `{{ x }}` without quotes is a map whose only name is a map.
      if (key === 'key' && isMap(node)) tell(braces, 'YAML reads {{ as a map, not as a template.', templateHint);
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        return;
      }
      aliases += 1;
      const name = node.source;
      if (around.some((each) => isCollection(each) && each.anchor === name))
        tell(place, 'This alias refers to a value that contains it.', 'Write out what is meant.');
      else if (!anchors.has(name)) {
        const hint = `Put &${name} before the value that is meant, or put the text in quotes.`;
        tell(place, `Nothing before this is called &${name}.`, hint);
      }
    },
  });
  if (aliases > mostAliases) throw new RangeError(tooDeep);
  return problems;
}
