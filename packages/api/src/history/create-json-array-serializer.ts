import type * as z from "zod";

/** Creates a function that serializes items for a JSON array, one per line, keeping only the fields in the schema. */
export const createJsonArraySerializer =
  (schema: z.ZodType) =>
  (some: readonly unknown[], isFirst: boolean): string =>
    some.map((one, at) => `${isFirst && at === 0 ? "" : ","}\n${JSON.stringify(schema.parse(one))}`).join("");
