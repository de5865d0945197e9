/** A value outside React's state, for readers that must not make its writer render again. */
export type Store<Value> = Readonly<{
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (notify: () => void) => () => void;
}>;

/** Makes a store that holds a first value. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const readers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      readers.forEach((notify) => notify());
    },
    subscribe: (notify) => {
      readers.add(notify);
      return () => readers.delete(notify);
    },
  };
}
