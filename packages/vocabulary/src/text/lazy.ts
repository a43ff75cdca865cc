/**
 * Returns a function that creates a value on its first call and returns the same value from then on. Building a table
 * takes milliseconds, and few commands need every table.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
