import type { Problem } from '../errors/content-issue';

/** A mistake in a diagram, at a line of its text counted from 0. */
export type DiagramProblem = Problem & Readonly<{ line: number }>;

/** A diagram's text, split into what is drawn and what is said. */
export type DiagramSource = Readonly<{
  title: string;
  description: string;
  /** The lines to draw; those that gave title and description are empty, so that no line moves. */
  lines: readonly string[];
}>;

const fields = { accTitle: 'title', accDescr: 'description' } as const;

/** Splits off `accTitle` and `accDescr`, which may be `accDescr { several lines }`; `''` where one is missing. */
export function splitDiagramSource(text: string): DiagramSource {
  const found = { title: '', description: '' };
  const rest = text
    .replace(/^[ \t]*accDescr[ \t]*\{([^}]*)\}/m, (whole, words: string) => {
      found.description = words.replace(/\s+/g, ' ').trim();
      return whole.replace(/[^\n]+/g, '');
    })
    .replace(/^[ \t]*(accTitle|accDescr)[ \t]*:(.*)$/gm, (_whole, name: keyof typeof fields, words: string) => {
      found[fields[name]] = words.trim();
      return '';
    });
  return { ...found, lines: rest.split('\n') };
}

const alternatives = {
  title: 'Add a line "accTitle: …" after the first line: what the diagram is called.',
  description: 'Add a line "accDescr: …" after the first line: what it says to someone who cannot see it.',
} as const;

/** What is missing for readers who cannot see the diagram. */
export const checkTextAlternative = (source: DiagramSource): DiagramProblem[] =>
  (['title', 'description'] as const)
    .filter((name) => source[name] === '')
    .map((name) => ({
      line: 0,
      rule: 'mermaid-alternative',
      message: `The diagram has no ${name}.`,
      hint: alternatives[name],
    }));
