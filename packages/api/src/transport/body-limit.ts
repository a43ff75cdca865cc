import * as z from "zod";

/** The bytes allowed for names, punctuation, annotations and unknown fields; also the minimum for any call. */
const FRAME_BYTES = 512;
const LEAST_BYTES = 4 * 1024;
/** Each UTF-16 unit of a string may be written "\u1234". */
const BYTES_PER_UNIT = 6;
/** The units allowed for values of a fixed form: a number, an enum value, an ID. */
const SMALL_UNITS = 64;

const Node = z.object({
  maxLength: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** Computes the maximum size, in bytes, that the body of a valid input can have in any encoding. */
export function computeMaxBodyBytes(input: z.ZodType | undefined): number {
  if (!input) return LEAST_BYTES;
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return Math.max(LEAST_BYTES, FRAME_BYTES + bytesOf(schema));
}

/** No input contains lists; one that did would have to be measured here. */
function bytesOf(schema: unknown): number {
  const { maxLength = SMALL_UNITS, properties, anyOf } = Node.parse(schema);
  if (properties)
    return Object.entries(properties).reduce((sum, [name, child]) => sum + name.length + bytesOf(child), 0);
  return anyOf ? Math.max(...anyOf.map(bytesOf)) : maxLength * BYTES_PER_UNIT;
}
