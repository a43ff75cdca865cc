import type * as z from "zod";

/** An output's parser that keeps its schema in sight, for whoever describes the procedure. */
export interface ParsesAtOnce<T> {
  (value: unknown): T;
  schema: z.ZodType<T>;
}

/**
 * Checks a long output in one go. tRPC awaits schemas, and zod compiles only what is not awaited: for a list of 50
 * comparisons that is several times as fast.
 */
export function atOnce<T>(schema: z.ZodType<T>): ParsesAtOnce<T> {
  return Object.assign((value: unknown) => schema.parse(value), { schema });
}
