import {
  type Code,
  type Construct,
  type Effects,
  type State,
  type Tokenizer,
  isLineEnding,
  isSpace,
} from './micromark-types';

const opening = '<!--';
const dash = 45;
const greaterThan = 62;

/** Reads what a comment begins with. */
export const commentOpening: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let read = 0;
    const next: State = (code) => {
      if (code !== opening.charCodeAt(read)) return nok(code);
      effects.consume(code);
      read += 1;
      if (read < opening.length) return next;
      effects.exit('data');
      return ok;
    };
    return (code) => {
      effects.enter('data');
      return next(code);
    };
  },
};

/** After a line ending: still in the same container (block quote, list item)? */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const lineStart: State = (code) => (this.parser.lazy[this.now().line] ? nok(code) : ok(code));
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return lineStart;
    };
  },
};

type Ways = Readonly<{ effects: Effects; data: 'htmlFlowData' | 'htmlTextData'; closed: State; nok: State }>;

/** Reads a comment behind its opening, over line endings, up to `-->`. */
function commentBody({ effects, data, closed, nok }: Ways): State {
  let dashes = 0;
  const lineInside: State = (code) => {
    if (code === null) return nok(code);
    if (isLineEnding(code)) return effects.attempt(nextLine, lineInside, nok)(code);
    effects.enter(data);
    return inside(code);
  };
  const inside = (code: Code): State | undefined => {
    if (code === null) return nok(code);
    if (isLineEnding(code)) {
      effects.exit(data);
      dashes = 0;
      return effects.attempt(nextLine, lineInside, nok)(code);
    }
    effects.consume(code);
    if (code === greaterThan && dashes >= 2) return closed;
    dashes = code === dash ? dashes + 1 : 0;
    return inside;
  };
  return lineInside;
}

/** Reads a whole comment, as a block of its own (`htmlFlow`) or within text. */
export function commentTokenizer(kind: 'htmlFlow' | 'htmlText'): Tokenizer {
  return function (effects, ok, nok) {
    const data = `${kind}Data` as const;
    const closed: State = (code) => {
      if (kind === 'htmlFlow' && isSpace(code)) {
        effects.consume(code);
        return closed;
      }
      if (kind === 'htmlFlow' && code !== null && !isLineEnding(code)) return nok(code);
      effects.exit(data);
      effects.exit(kind);
      return ok(code);
    };
    const opened = kind === 'htmlFlow' && this.interrupt ? ok : commentBody({ effects, data, closed, nok });
    return (code) => {
      effects.enter(kind);
      return effects.attempt(commentOpening, opened, nok)(code);
    };
  };
}
