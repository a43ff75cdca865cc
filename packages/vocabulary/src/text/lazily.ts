/**
 * Returns a function that makes a value on its first call and then keeps it. Building a table takes milliseconds, and
 * few commands need every table.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
