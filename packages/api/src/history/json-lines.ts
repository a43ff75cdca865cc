import type * as z from "zod";

/** Serializes items as the lines of a JSON array, filtered by the schema. */
export const jsonLines =
  (schema: z.ZodType) =>
  (some: readonly unknown[], isFirst: boolean): string =>
    some.map((one, at) => `${isFirst && at === 0 ? "" : ","}\n${JSON.stringify(schema.parse(one))}`).join("");
