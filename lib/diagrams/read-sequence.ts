type Participant = Readonly<{ id: string; label: string; isActor: boolean }>;

/** A line of a sequence diagram; `from` and `to` are indexes of participants. */
export type Step =
  | Readonly<{
      kind: 'message';
      from: number;
      to: number;
      words: string;
      isDashed: boolean;
      head: Arrowhead;
      bar: '' | '+' | '-';
    }>
  | Readonly<{ kind: 'note'; side: 'left' | 'right' | 'over'; from: number; to: number; words: string }>
  | Readonly<{ kind: 'open' | 'else'; words: string }>
  | Readonly<{ kind: 'close' }>;

/** Arrowheads: `>>` filled, `>` none, `)` open, `x` a cross. */
export type Arrowhead = '>>' | '>' | ')' | 'x';

const id = String.raw`[\p{L}\w][\p{L}\w-]*?`;
const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'u');

/** The lines that are drawn. */
export const sequenceLines = {
  participant: pattern(String.raw`(participant|actor)\s+(${id})(?:\s+as\s+(.+))?`),
  note: pattern(String.raw`[Nn]ote\s+(?:(left|right)\s+of\s+(${id})|over\s+(${id})(?:\s*,\s*(${id}))?)\s*:\s*(\S.*)`),
  message: pattern(String.raw`(${id})\s*(--?)(>>|>|\)|x)\s*([+-]?)\s*(${id})\s*:\s*(\S.*)`),
  open: pattern(String.raw`(loop|alt|opt|par|critical|break)(?:\s+(.*))?`),
  else: pattern(String.raw`(?:else|and)(?:\s+(.*))?`),
  close: /^end$/,
};

export type Sequence = Readonly<{ participants: readonly Participant[]; steps: readonly Step[] }>;

/** Reads the lines of a sequence diagram below its first; lines of no known form must have been reported before. */
export function readSequence(lines: readonly string[]): Sequence {
  const participants: Participant[] = [];
  const steps: Step[] = [];
  const indexOf = (name: string): number => {
    const place = participants.findIndex((one) => one.id === name);
    return place === -1 ? participants.push({ id: name, label: name, isActor: false }) - 1 : place;
  };
  for (const line of lines.map((each) => each.trim())) {
    const [, kind, name = '', label = name] = sequenceLines.participant.exec(line) ?? [];
    if (kind) participants.splice(indexOf(name), 1, { id: name, label, isActor: kind === 'actor' });
    else steps.push(...readStep(line, indexOf));
  }
  return { participants, steps };
}

function readStep(line: string, indexOf: (name: string) => number): Step[] {
  const [note, side = 'over', beside, over = beside ?? '', other = over, said = ''] =
    sequenceLines.note.exec(line) ?? [];
  if (note) return [{ kind: 'note', side: side as 'over', from: indexOf(over), to: indexOf(other), words: said }];
  const [message, from = '', dashes, head, bar = '', to = '', words = ''] = sequenceLines.message.exec(line) ?? [];
  if (message) {
    const ends = { from: indexOf(from), to: indexOf(to) };
    return [{ kind: 'message', ...ends, words, isDashed: dashes === '--', head: head as Arrowhead, bar: bar as '' }];
  }
  const [open, name, condition] = sequenceLines.open.exec(line) ?? [];
  if (open) return [{ kind: 'open', words: condition ? `${name} [${condition}]` : `${name}` }];
  const [otherwise, alternative = ''] = sequenceLines.else.exec(line) ?? [];
  if (otherwise) return [{ kind: 'else', words: alternative && `[${alternative}]` }];
  return sequenceLines.close.test(line) ? [{ kind: 'close' }] : [];
}
