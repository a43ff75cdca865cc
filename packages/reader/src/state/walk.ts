export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns true for a JSON object, but not for an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Yields every object inside a value, outer ones before inner ones, visiting at most `limit` values. Not recursive. */
export function* objectsIn(value: unknown, limit: number): Generator<JsonObject> {
  const queue: unknown[] = [value];
  for (let at = 0; at < queue.length && at < limit; at += 1) {
    const current = queue[at];
    if (Array.isArray(current)) {
      current.forEach((item: unknown) => queue.push(item));
    } else if (isObject(current)) {
      yield current;
      for (const item of Object.values(current)) if (typeof item === "object" && item !== null) queue.push(item);
    }
  }
}
