import type * as z from "zod";

/** An output parser that exposes its schema for documentation. */
export interface SyncParser<T> {
  (value: unknown): T;
  schema: z.ZodType<T>;
}

/**
 * Wraps a schema so that tRPC parses synchronously. tRPC awaits schemas, while zod compiles only synchronous parsing,
 * which is several times faster for 50 comparisons.
 */
export function syncParser<T>(schema: z.ZodType<T>): SyncParser<T> {
  return Object.assign((value: unknown) => schema.parse(value), { schema });
}
