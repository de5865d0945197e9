import { facts } from '@/.generated/tool-facts';
import { validators } from '@/.generated/tool-validators';
import { type Answer, answerTo, type Ask } from '@/lib/tools/answer';
import { checkText } from '@/lib/tools/check-text';

/** What `openSchemas` gives where schemas can be compiled, from those that the build has compiled. */
const schemas = {
  kinds: facts.kinds.map((kind) => ({ ...kind, schema: kind.kind })),
  validate: (kind: string, data: unknown) => {
    const check = validators[kind];
    return check === undefined || check(data) === true ? [] : (check.errors ?? []);
  },
};

/** Answers by the schemas and the facts of this build. */
export const answerHere = (ask: Ask): Answer => answerTo(ask, (text) => checkText(text, { schemas, facts }));
