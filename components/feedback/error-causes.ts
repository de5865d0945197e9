/** Takes anything thrown and gives the messages of its chain of causes, outermost first; ends at a cause that comes twice. */
export function errorCauses(thrown: unknown): readonly string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let error = thrown; error !== undefined && error !== null && !seen.has(error);) {
    seen.add(error);
    messages.push(describe(error));
    error = error instanceof Error ? error.cause : undefined;
  }
  return messages;
}

const describe = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
