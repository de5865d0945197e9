import { facts } from '@/.generated/tool-facts';
import { validators } from '@/.generated/tool-validators';
import { type Answer, answerTo, type FormRequest } from '@/lib/tools/answer';
import { checkText } from '@/lib/tools/check-text';

/** Stands in for the result of `loadSchemas`: validators that the build has compiled from the schemas. */
const schemas = {
  kinds: facts.kinds.map((kind) => ({ ...kind, schema: kind.kind })),
  validate: (kind: string, data: unknown) => {
    const check = validators[kind];
    return check === undefined || check(data) === true ? [] : (check.errors ?? []);
  },
};

/** Answers with the schemas and facts of this build. */
export const answerCheck = (ask: FormRequest): Answer => answerTo(ask, (text) => checkText(text, { schemas, facts }));
