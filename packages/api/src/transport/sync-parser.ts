import type * as z from "zod";

/** An output parser that exposes its schema for documentation. */
export interface SyncParser<T> {
  (value: unknown): T;
  schema: z.ZodType<T>;
}

/**
 * Wraps a schema so that tRPC parses with it synchronously. Given the schema itself, tRPC would parse asynchronously,
 * but zod compiles only its synchronous parser, which is several times faster for a page of 50 comparisons.
 */
export function toSyncParser<T>(schema: z.ZodType<T>): SyncParser<T> {
  return Object.assign((value: unknown) => schema.parse(value), { schema });
}
