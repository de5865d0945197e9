import type { PhrasingContent } from 'mdast';
import { contentStrings } from '../config/content-strings';
import type { Resolved } from './json-schema';
import { joined, link, text } from './phrasing';

const words = contentStrings.fields;

/** Takes a schema and gives its type in words; types of Kubernetes lead to their reference. */
export function typeWords({ schema, definition, inside }: Resolved): PhrasingContent[] {
  const reference = schema['x-kubernetes-ref'];
  if (reference !== undefined) return [link(reference, [text(typeName(definition, reference))])];
  const { type, anyOf = [] } = schema;
  if (type === undefined && anyOf.length > 0) {
    const options = anyOf.flatMap((_option, index) => inside('anyOf', String(index)) ?? []);
    return joined(options.map(typeWords), text(words.or));
  }
  const [item, value] = [inside('items'), inside('additionalProperties')];
  const names = typeof type === 'string' ? [type] : (type ?? [words.any]);
  return joined(
    names.map((name) => {
      if (name === 'array' && item) return [text(words.listOf), ...typeWords(item)];
      if (name === 'object' && value) return [text(words.mapOf), ...typeWords(value)];
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
