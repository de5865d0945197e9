import { facts } from '@/.generated/workshop-facts';
import { validators } from '@/.generated/workshop-validators';
import { checkText, type Verdict } from '@/lib/workshop/check-text';

/** What `readSchemas` gives where schemas can be compiled, from those that the build has compiled. */
const schemas = {
  kinds: facts.kinds.map((kind) => ({ ...kind, schema: kind.kind })),
  validate: (kind: string, data: unknown) => {
    const check = validators[kind];
    return check === undefined || check(data) === true ? [] : (check.errors ?? []);
  },
};

/** Checks a text by the schemas and the facts of this build. */
export const checkHere = (text: string): Verdict => checkText(text, { schemas, facts });
