import type * as z from "zod";

/** Creates a function that serializes items as lines of a JSON array, keeping only the fields in the schema. */
export const jsonLines =
  (schema: z.ZodType) =>
  (some: readonly unknown[], isFirst: boolean): string =>
    some.map((one, at) => `${isFirst && at === 0 ? "" : ","}\n${JSON.stringify(schema.parse(one))}`).join("");
