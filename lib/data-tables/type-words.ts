import type { PhrasingContent } from 'mdast';
import { contentStrings } from '../config/content-strings';
import type { JsonSchema, Resolved } from './json-schema';
import { joined, link, text } from './phrasing';

const words = contentStrings.fields;

/** Takes a schema and gives its type in words; types of Kubernetes lead to their reference. */
export function typeWords(
  { schema, definition }: Pick<Resolved, 'schema' | 'definition'>,
  resolve: (inner: JsonSchema) => Resolved,
): PhrasingContent[] {
  const reference = schema['x-kubernetes-ref'];
  if (reference !== undefined) return [link(reference, [text(typeName(definition, reference))])];
  const { type, items, additionalProperties: values, anyOf } = schema;
  if (type === undefined && anyOf)
    return joined(
      anyOf.map((option) => typeWords(resolve(option), resolve)),
      text(words.or),
    );
  const names = typeof type === 'string' ? [type] : (type ?? [words.any]);
  return joined(
    names.map((name) => {
      if (name === 'array' && items) return [text(words.listOf), ...typeWords(resolve(items), resolve)];
      if (name === 'object' && typeof values === 'object')
        return [text(words.mapOf), ...typeWords(resolve(values), resolve)];
      return [text(name)];
    }),
    text(words.or),
  );
}

/** `envVar` is the type EnvVar; without a definition the reference's `#envvar-v1-core` must do. */
function typeName(definition: string | undefined, reference: string): string {
  const name = definition ?? /#([^-]+)/.exec(reference)?.[1] ?? reference;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
