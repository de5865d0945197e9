import type { ErrorObject } from 'ajv';
import { nearestName, suggestName } from '../errors/nearest-name';
import { wordsForType, wordsForValue } from '../errors/value-words';

/** A schema violation in words, and its place. */
export type Violation = Readonly<{
  path: readonly string[];
  /** Whether the field's name or its value is wrong. */ part: 'key' | 'value';
  message: string;
  hint: string;
  /** Default: `sample-resource`. */ rule?: string;
  /** A replacement for the name or the value. */ instead?: string;
  /** Name of the missing field below the path. */ missing?: string;
}>;

type Described = Omit<Violation, 'path' | 'part'> & Readonly<{ /** Intended name below the path. */ below?: string }>;

/** Describes each error of a validator once: for alternatives only the whole is reported, not each one that failed. */
export function describeErrors(errors: readonly ErrorObject[]): Violation[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf');
  const whole = errors.filter(
    (error) => !alternatives.some((each) => error.schemaPath.startsWith(`${each.schemaPath}/`)),
  );
  const mistyped = new Set(whole.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  // A value of the wrong type breaks other rules too, and two keywords only repeat what others say.
  const isFollowUp = ({ keyword, instancePath }: ErrorObject): boolean =>
    keyword === 'if' || keyword === 'propertyNames' || (keyword !== 'type' && mistyped.has(instancePath));
  // A field under a mistyped name is not missing as well.
  const meantFields = whole.flatMap((error) => (error.keyword === 'additionalProperties' ? [meantField(error)] : []));
  const isMeant = ({ keyword, instancePath, params }: ErrorObject): boolean =>
    keyword === 'required' && meantFields.includes(`${instancePath}/${String(params['missingProperty'])}`);
  const reported = whole.filter((error) => !isFollowUp(error) && !isMeant(error));
  return reported.map((error) => {
    const path = error.instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const { below, ...described } = describe(error, fieldName(path));
    if (below === undefined) return { path, part: 'value', ...described };
    return { path: [...path, below], part: 'key', ...described };
  });
}

const propertiesOf = ({ parentSchema }: ErrorObject): Record<string, { readonly description?: string }> =>
  (parentSchema?.['properties'] ?? {}) as Record<string, { readonly description?: string }>;

/** The place of the field that an unknown one was probably meant to be. */
const meantField = (error: ErrorObject): string =>
  `${error.instancePath}/${nearestName(String(error.params['additionalProperty']), Object.keys(propertiesOf(error)))}`;

/** A path for people, such as `spec.env[0].name`; the root is "The resource". */
function fieldName(path: readonly string[]): string {
  const name = path
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
  return name === '' ? 'The resource' : `"${name}"`;
}

function describe(error: ErrorObject, field: string): Described {
  const { keyword, params, data, parentSchema } = error;
  const cannotBe = `${field} cannot be ${quoted(data)}.`;
  const properties = propertiesOf(error);
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const known = Object.keys(properties);
      return {
        message: `${field} has no field "${name}".`,
        hint: known.length === 0 ? 'Delete it.' : suggestName(name, known),
        instead: nearestName(name, known),
        below: name,
      };
    }
    case 'required': {
      const name = String(params['missingProperty']);
      return {
        message: `${field} needs the field "${name}".`,
        hint: `Add "${name}". ${properties[name]?.description ?? ''}`.trim(),
        missing: name,
      };
    }
    case 'type':
      return {
        message: `${field} must be ${typeWords([params['type']].flat())}, but it is ${valueWords(data)}.`,
        hint: typeHint(params['type'], data),
        instead: asType(params['type'], data),
      };
    case 'enum': {
      const [value, known] = [String(data), (params['allowedValues'] as unknown[]).map(String)];
      return { message: cannotBe, hint: suggestName(value, known), instead: nearestName(value, known) };
    }
    case 'const': {
      const instead = String(params['allowedValue']);
      return { message: cannotBe, hint: `Write ${instead}.`, instead };
    }
    case 'anyOf': {
      const types = (error.schema as { readonly type?: string }[]).flatMap(({ type }) => type ?? []);
      return { message: cannotBe, hint: `Write ${typeWords(types)}, in the form the reference of the field gives.` };
    }
    default:
      return {
        message: `${field} cannot be ${quoted(data)}: it ${error.message ?? 'is not valid'}.`,
        hint: String(parentSchema?.['description'] || 'Look the field up in its reference.'),
      };
  }
}

const quoted = (value: unknown): string => (typeof value === 'object' ? valueWords(value) : `"${String(value)}"`);

const typeWords = (types: readonly unknown[]): string => types.map((type) => wordsForType(String(type))).join(' or ');

const valueWords = (value: unknown): string =>
  typeof value === 'string' ? `the text "${value}"` : wordsForValue(value);

const isPlain = (data: unknown): boolean => typeof data === 'number' || typeof data === 'boolean';

/** Rewrites a value to the type it should have, if only one meaning is possible. */
function asType(type: unknown, data: unknown): string | undefined {
  if (type === 'string' && isPlain(data)) return JSON.stringify(String(data));
  if (typeof data !== 'string') return undefined;
  const isMeant = (type === 'boolean' && /^(?:true|false)$/.test(data)) || (type === 'integer' && /^\d+$/.test(data));
  return isMeant ? data : undefined;
}

function typeHint(type: unknown, data: unknown): string {
  if (type === 'string' && isPlain(data)) return `Put it in quotes: "${String(data)}".`;
  if (type === 'array') return 'Write each item on its own line, with "- " before it.';
  if (typeof data === 'string' && type !== 'object') return 'Delete the quotes around it, or write another value.';
  return 'Look the field up in its reference.';
}
