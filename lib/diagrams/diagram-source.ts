/** A mistake in a diagram, at a line of its text counted from 0. */
export type DiagramProblem = Readonly<{ line: number; rule: string; message: string; hint: string }>;

/** A diagram's text, split into what is drawn and what is said. */
export type DiagramSource = Readonly<{
  title: string;
  description: string;
  /** The lines to draw; those that gave title and description are empty, so that no line moves. */
  lines: readonly string[];
}>;

const fields = { accTitle: 'title', accDescr: 'description' } as const;

/** Takes the text of a Mermaid block and gives its lines, its `accTitle` and its `accDescr`, which may be `accDescr { several lines }`; `''` where one is missing. */
export function splitDiagramSource(text: string): DiagramSource {
  const found = { title: '', description: '' };
  const blankLines = (part: string): string => part.replace(/[^\n]+/g, '');
  const rest = text
    .replace(/^[ \t]*accDescr[ \t]*\{([^}]*)\}/m, (whole, words: string) => {
      found.description = words.replace(/\s+/g, ' ').trim();
      return blankLines(whole);
    })
    .replace(/^[ \t]*(accTitle|accDescr)[ \t]*:(.*)$/gm, (_whole, name: keyof typeof fields, words: string) => {
      found[fields[name]] = words.trim();
      return '';
    });
  return { ...found, lines: rest.split('\n') };
}

/** Takes a split diagram and gives what is missing for readers who cannot see it. */
export function checkAlternative({ title, description }: DiagramSource): DiagramProblem[] {
  const problem = (name: string, hint: string): DiagramProblem => ({
    line: 0,
    rule: 'mermaid-alternative',
    message: `The diagram has no ${name}.`,
    hint,
  });
  return [
    ...(title === ''
      ? [problem('title', 'Add a line "accTitle: …" after the first line: what the diagram is called.')]
      : []),
    ...(description === ''
      ? [
          problem(
            'description',
            'Add a line "accDescr: …" after the first line: what it says to someone who cannot see it.',
          ),
        ]
      : []),
  ];
}
