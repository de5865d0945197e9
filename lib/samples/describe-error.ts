import type { ErrorObject } from 'ajv';
import { nearestName, suggestName } from '../errors/nearest-name';
import { wordsForType, wordsForValue } from '../errors/value-words';

/** A breach of a schema in words, and where it is. */
export type Breach = Readonly<{
  path: readonly string[];
  /** Whether the field's name or its value is wrong. */ part: 'key' | 'value';
  message: string;
  hint: string;
  /** Default: `sample-resource`. */ rule?: string;
  /** What may be written in place of the name, or of the value. */ instead?: string;
  /** Name of the field below the path that is missing. */ missing?: string;
}>;

type Described = Omit<Breach, 'path' | 'part'> & Readonly<{ /** Name below the path that is meant. */ below?: string }>;

/** What a validator reports in words, each breach once: of alternatives only the whole is reported, not every one that failed. */
export function describeErrors(errors: readonly ErrorObject[]): Breach[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf');
  const whole = errors.filter(
    (error) => !alternatives.some((each) => error.schemaPath.startsWith(`${each.schemaPath}/`)),
  );
  const mistyped = new Set(whole.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  // A value of the wrong type breaks other rules too, and two keywords only repeat what others say.
  const isEcho = ({ keyword, instancePath }: ErrorObject): boolean =>
    keyword === 'if' || keyword === 'propertyNames' || (keyword !== 'type' && mistyped.has(instancePath));
  // What is there by a mistyped name is not missing as well.
  const meant = whole.flatMap((error) => (error.keyword === 'additionalProperties' ? [fieldMeant(error)] : []));
  const isMeant = ({ keyword, instancePath, params }: ErrorObject): boolean =>
    keyword === 'required' && meant.includes(`${instancePath}/${String(params['missingProperty'])}`);
  const told = whole.filter((error) => !isEcho(error) && !isMeant(error));
  return told.map((error) => {
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
const fieldMeant = (error: ErrorObject): string =>
  `${error.instancePath}/${nearestName(String(error.params['additionalProperty']), Object.keys(propertiesOf(error)))}`;

/** `spec.env[0].name` for people; the whole is "the resource". */
function fieldName(path: readonly string[]): string {
  const name = path
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
  return name === '' ? 'The resource' : `"${name}"`;
}

function describe(error: ErrorObject, field: string): Described {
  const { keyword, params, data, parentSchema } = error;
  const unfit = `${field} cannot be ${quoted(data)}.`;
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
      return { message: unfit, hint: suggestName(value, known), instead: nearestName(value, known) };
    }
    case 'const': {
      const instead = String(params['allowedValue']);
      return { message: unfit, hint: `Write ${instead}.`, instead };
    }
    case 'anyOf': {
      const types = (error.schema as { readonly type?: string }[]).flatMap(({ type }) => type ?? []);
      return { message: unfit, hint: `Write ${typeWords(types)}, in the form the reference of the field gives.` };
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

/** A value as the type that it should have, where it can be meant in no other way. */
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
