import type { DiagramProblem } from './diagram-source';

const themeHint = 'Delete it: colors come from the site, so that diagrams fit both color modes.';

/** Advice on Mermaid statements that are not drawn here; the first matching row is used. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/^%%\{/, 'Delete it: how diagrams look is the site’s matter.'],
  [/^(?:style|classDef|linkStyle|cssClass|rect)\b|:::/, themeHint],
  [/^class\s+[\w,-]+\s+\w+$/, themeHint],
  [/^(?:click|href|link|links)\b/, 'Delete it, and put the link into the text below the diagram.'],
  [/^(?:activate|deactivate)\b/, 'Write + or - after the arrow instead, as in "A->>+B: ask" and "B-->>-A: answer".'],
  [/^autonumber\b/, 'Delete it, and write the numbers into the messages.'],
  [/^(?:box|create|destroy)\b/, 'Delete it: participants are declared with "participant" or "actor".'],
  [/^option\b/, 'Use "alt" and "else" instead of "critical" and "option".'],
  [/^(?:title|direction|accTitle|accDescr)\b/, 'Delete it, or check where it may stand and how it is written.'],
  [
    /^note\b/i,
    'Say it in the label of a state or in the text below; in a sequence diagram write "Note over A: words".',
  ],
  [/<<(?:choice|fork|join)>>/, 'Use an ordinary state with a short name.'],
  [/^--$/, 'Draw concurrent states as two diagrams.'],
  [/^\S+\s+[|o}{]{2}(?:--|\.\.)[|o}{]{2}\s+\S+$/, 'Add what the relation means, as in "A ||--o{ B : holds".'],
  [
    /^[\w-]+\s*--?(?:>>?|[)x])\s*[+-]?\s*[\w-]+(?:\s+[^:>|]*)?$/,
    'Add the words of the message after a colon, as in "A->>B: ask".',
  ],
  [/;\s*$/, 'Put each statement on its own line, without a semicolon.'],
  [/@\{/, 'Use plain shapes such as ["text"].'],
];

const generalHint =
  'Check quotes, brackets and arrows: a label cannot hold the bracket that closes it, a name is one word without dots, and arrows have spaces around them.';

export const syntaxProblem = (line: number, message: string, hint: string): DiagramProblem => ({
  line,
  rule: 'mermaid-syntax',
  message,
  hint,
});

const arrowHint =
  'Write A --> B, with spaces around the arrow; others are ---, -.-> and ==>, and A -->|words| B has words.';

/** The problem of a line that would not be drawn, in part or as a whole; for a flowchart, `part` is known. */
export function notDrawn(written: string, line: number, part?: string): DiagramProblem {
  const isArrow = part !== undefined && /^\w*\s*(?:[<>=~]|--|-\.|->|[ox]--)/.test(part);
  const [, hint = generalHint] =
    remedies.find(([pattern]) => pattern.test(written)) ?? remedies.find(([pattern]) => pattern.test(part ?? '')) ?? [];
  const message = `This part of the diagram would not be drawn: ${part ?? written}`;
  return syntaxProblem(line, message, isArrow ? arrowHint : hint);
}
