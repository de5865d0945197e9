/** Returns the messages in the chain of causes of any thrown value, outermost first; stops at a cause that repeats. */
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
