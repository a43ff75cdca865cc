import type * as z from "zod";

/** Makes lines of a JSON list, of what the schema lets through. */
export const jsonLines =
  (schema: z.ZodType) =>
  (some: readonly unknown[], isFirst: boolean): string =>
    some.map((one, at) => `${isFirst && at === 0 ? "" : ","}\n${JSON.stringify(schema.parse(one))}`).join("");
