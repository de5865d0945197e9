import type { DiagramType } from './diagram-type';
import { sequenceLines } from './read-sequence';

/** Which lines of a diagram are drawn; patterns follow the parsers of the drawing library, which silently drops all other lines. */
export type LineGrammar = Readonly<{
  /** Lines that are complete on their own. */
  statements: readonly RegExp[];
  /** First line of a part that holds statements. */
  group?: RegExp;
  /** First line of a part that holds lines of its own kind, and that kind. */
  body?: Readonly<{ open: RegExp; line: RegExp }>;
  /** Last line of a group or body. */
  close: RegExp;
}>;

const id = String.raw`[\p{L}\w][\p{L}\w-]*`;
const state = String.raw`(?:\[\*\]|${id})`;
const cardinality = String.raw`\s+(?:"[^"]*"\s+)?`;
const relation = String.raw`(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)`;
const crowsFeet = String.raw`(?:\|\||\|o|o\||\}\||\|\{|\}o|o\{)`;
const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'u');

export const lineGrammars: Readonly<Record<Exclude<DiagramType, 'flowchart'>, LineGrammar>> = {
  sequenceDiagram: {
    statements: [sequenceLines.participant, sequenceLines.note, sequenceLines.else, sequenceLines.message],
    group: sequenceLines.open,
    close: sequenceLines.close,
  },
  'stateDiagram-v2': {
    statements: [
      pattern(String.raw`direction\s+(?:TD|TB|LR|BT|RL)`),
      pattern(String.raw`state\s+"[^"]+"\s+as\s+[\w\p{L}]+`),
      pattern(String.raw`${state}\s*-->\s*${state}(?:\s*:\s*\S.*)?`),
      pattern(String.raw`(?!state\b|note\b)${id}\s*:\s*\S.*`),
    ],
    group: pattern(String.raw`state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{`),
    close: /^\}$/,
  },
  classDiagram: {
    statements: [
      pattern(String.raw`class\s+${id}(?:\s*~\w+~)?`),
      pattern(String.raw`class\s+${id}\s*\{\s*<<\w+>>\s*\}`),
      pattern(String.raw`(?!note\b|click\b)${id}\s*:\s*\S.*`),
      pattern(String.raw`${id}${cardinality}${relation}${cardinality}${id}(?:\s*:\s*\S.*)?`),
    ],
    group: pattern(String.raw`namespace\s+${id}\s*\{`),
    body: { open: pattern(String.raw`class\s+${id}(?:\s*~\w+~)?\s*\{`), line: /^(?:<<\w+>>|[^<].*)$/ },
    close: /^\}$/,
  },
  erDiagram: {
    statements: [pattern(String.raw`${id}\s+${crowsFeet}(?:--|\.\.)${crowsFeet}\s+${id}\s*:\s*\S.*`)],
    body: {
      open: pattern(String.raw`${id}\s*\{`),
      line: /^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,?\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/,
    },
    close: /^\}$/,
  },
};
