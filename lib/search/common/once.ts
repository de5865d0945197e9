/** Takes what is to be done and gives a function that does it when first called, and remembers the result. */
export function once<T>(run: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: run() }).value;
}
