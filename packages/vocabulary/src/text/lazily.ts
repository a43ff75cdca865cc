/** Returns a function that makes a value when it is first called. Tables cost milliseconds that few commands need. */
export function lazily<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
