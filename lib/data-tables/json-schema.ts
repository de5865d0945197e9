import { type DataFile, readDataFile } from './data-file';

/** What the field tables read of a JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<{
  title?: string;
  description?: string;
  type?: string | readonly string[];
  $ref?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** Address of the reference of a type that Kubernetes defines. */
  'x-kubernetes-ref'?: string;
}>;

/** A schema with its `$ref` followed, and where it is written. */
export type Resolved = Readonly<{
  schema: JsonSchema;
  /** Name of the definition it came from. */
  definition?: string;
  file: string;
  path: readonly string[];
}>;

/** A reference that leads nowhere. */
export class BrokenReference extends Error {
  constructor(
    readonly file: string,
    readonly path: readonly string[],
    readonly reference: string,
  ) {
    super(`"${reference}" leads to no definition.`);
  }
}

/** Reads the schema files of a folder, each once, and follows references between them. */
export class SchemaFolder {
  readonly #files = new Map<string, DataFile>();

  constructor(readonly folder: string) {}

  /** Gives a file of the folder, which must exist, by its path from the project's root. */
  read(file: string): DataFile {
    const data = this.#files.get(file) ?? readDataFile(file);
    this.#files.set(file, data);
    return data;
  }

  /** Takes a schema as written and gives it with its reference followed; what stands beside the reference wins. Throws `BrokenReference`. */
  resolve(schema: JsonSchema, from: Pick<Resolved, 'file' | 'path'>): Resolved {
    if (schema.$ref === undefined) return { schema, file: from.file, path: from.path };
    const [name = '', pointer = ''] = schema.$ref.split('#');
    const path = pointer.split('/').slice(1);
    const file = name === '' ? from.file : `${this.folder}/${name}`;
    const target = this.#lookUp(file, path);
    if (target === undefined) throw new BrokenReference(from.file, [...from.path, '$ref'], schema.$ref);
    const inner = this.resolve(target, { file, path });
    return {
      ...inner,
      schema: { ...inner.schema, ...schema, $ref: undefined },
      definition: path.at(-1) ?? inner.definition,
    };
  }

  #lookUp(file: string, path: readonly string[]): JsonSchema | undefined {
    try {
      return path.reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        this.read(file).data,
      ) as JsonSchema | undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
