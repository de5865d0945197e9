import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Checked } from '../content/checked';
import type { LocatedData } from '../content/parse-yaml';
import { type ContentIssue, issueAt, type Location, startOf } from '../errors/content-issue';
import { readDataFile } from './data-file';

const optionalNumber = z.number().optional();
const optionalText = z.string().optional();

/** The parts of a JSON Schema (draft 2020-12) that the field tables read. */
export const jsonSchema = z.looseObject({
  title: optionalText,
  description: optionalText,
  type: z
    .union([z.string(), z.array(z.string())], 'must be the name of a type, or a list of them')
    .optional()
    .meta({ hint: 'Write it like this: "type": "string"' }),
  $ref: optionalText,
  get $defs() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  required: z.array(z.string()).optional(),
  get items() {
    return jsonSchema.optional();
  },
  get additionalProperties() {
    return z
      .union([z.boolean(), jsonSchema], 'must be true, false or a schema')
      .optional()
      .meta({ hint: 'Correct the schema, or write true or false.' });
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  pattern: optionalText,
  format: optionalText,
  minimum: optionalNumber,
  maximum: optionalNumber,
  minLength: optionalNumber,
  maxLength: optionalNumber,
  minItems: optionalNumber,
  maxItems: optionalNumber,
  'x-kubernetes-ref': optionalText.describe('Address of the reference of a type that Kubernetes defines.'),
});

export type JsonSchema = Readonly<z.output<typeof jsonSchema>>;

/** Where a schema is written. */
type Pointer = Readonly<{ file: string; path: readonly string[] }>;

/** A schema with its `$ref` followed, and where it is written. */
export type ResolvedSchema = Pointer &
  Readonly<{
    schema: JsonSchema;
    /** Name of the definition it came from. */
    definition?: string;
    /** The subschema at a path of steps, such as `properties` and a name, if there is one. Throws `BrokenReference`. */
    subschema: (...steps: readonly string[]) => ResolvedSchema | undefined;
  }>;

/** A reference that leads nowhere, and what is wrong there. */
export class BrokenReference extends Error {
  constructor(readonly issues: readonly ContentIssue[]) {
    super('A reference leads to no definition.');
  }
}

/** The schema at a path in the data; `undefined` for the boolean schemas `true` and `false`. */
function schemaAt(data: unknown, path: readonly string[]): JsonSchema | undefined {
  const step = (value: unknown, key: string): unknown => (value as Record<string, unknown> | null | undefined)?.[key];
  const found = path.reduce(step, data);
  return typeof found === 'object' && found !== null ? (found as JsonSchema) : undefined;
}

/** Reads the schema files of a folder, each once, and follows references between them. */
export class SchemaFolder {
  readonly #files = new Map<string, Checked<LocatedData<JsonSchema>>>();

  constructor(readonly folder: string) {}

  /** Returns a file of the folder, by its path from the project's root, or the mistakes in it. */
  read(file: string): Checked<LocatedData<JsonSchema>> {
    const data = this.#files.get(file) ?? readDataFile(file, jsonSchema);
    this.#files.set(file, data);
    return data;
  }

  /** Follows the reference of a schema, if it has one; fields beside `$ref` override those of the target. Throws `BrokenReference`. */
  resolve(schema: JsonSchema, { file, path }: Pointer): ResolvedSchema {
    if (schema.$ref !== undefined) return this.#follow(schema, schema.$ref, { file, path });
    const subschema: ResolvedSchema['subschema'] = (...steps) => {
      const inner = schemaAt(schema, steps);
      return inner && this.resolve(inner, { file, path: [...path, ...steps] });
    };
    return { schema, file, path, subschema };
  }

  /** Where a schema is written; the field's name, or its value. */
  locate({ file, path }: Pointer, part?: 'key' | 'value'): Location {
    return this.read(file).value?.locate(path, part) ?? startOf(file);
  }

  #follow(schema: JsonSchema, reference: string, from: Pointer): ResolvedSchema {
    const [name = '', pointer = ''] = reference.split('#');
    const path = pointer.split('/').slice(1);
    const file = name === '' ? from.file : `${this.folder}/${name}`;
    const target = schemaAt(this.read(file).value?.data, path);
    if (!target) throw new BrokenReference(this.#brokenIssues(reference, { file, from }));
    const followed = this.resolve({ ...target, ...schema, $ref: target.$ref }, { file, path });
    return { ...followed, definition: path.at(-1) ?? followed.definition };
  }

  /** For a file with mistakes, reports those and not the reference. */
  #brokenIssues(reference: string, { file, from }: Readonly<{ file: string; from: Pointer }>): readonly ContentIssue[] {
    const { issues } = this.read(file);
    if (issues.length > 0 && existsSync(file)) return issues;
    const message = `The reference "${reference}" leads to no definition.`;
    const hint = existsSync(file)
      ? 'Name a definition that exists, such as common.schema.json#/$defs/scanSpec.'
      : `There is no ${file}: take it back, or name another file.`;
    const location = this.locate({ ...from, path: [...from.path, '$ref'] }, 'value');
    return [issueAt(location, { rule: 'schema', message, hint })];
  }
}
