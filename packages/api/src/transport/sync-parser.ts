import type * as z from "zod";

/** An output's parser that keeps its schema in sight, for whoever describes the procedure. */
export interface SyncParser<T> {
  (value: unknown): T;
  schema: z.ZodType<T>;
}

/**
 * Returns a parser that checks a long output in one go. tRPC awaits schemas, and zod compiles only what is not awaited:
 * for a list of 50 comparisons that is several times as fast.
 */
export function syncParser<T>(schema: z.ZodType<T>): SyncParser<T> {
  return Object.assign((value: unknown) => schema.parse(value), { schema });
}
