import type { Extension, State } from './micromark-types';

const idCharacter = /[\p{L}\p{N}_:.-]/u;

/** Lets MDX read `{#own-id}` as text, as plain Markdown does, and not as an expression. */
export const headingIds: Extension = {
  text: {
    123: {
      name: 'headingId',
      tokenize(effects, ok, nok) {
        const inside: State = (code) => {
          if (code === null || code < 0) return nok(code);
          const character = String.fromCharCode(code);
          if (character !== '}' && !idCharacter.test(character)) return nok(code);
          effects.consume(code);
          if (character !== '}') return inside;
          effects.exit('data');
          return ok;
        };
        const hash: State = (code) => {
          if (code !== '#'.charCodeAt(0)) return nok(code);
          effects.consume(code);
          return inside;
        };
        return (code) => {
          effects.enter('data');
          effects.consume(code);
          return hash;
        };
      },
    },
  },
};
