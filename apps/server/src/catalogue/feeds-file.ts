import { readFile } from "node:fs/promises";
import { FeedFormat } from "@dupewise/domain/catalogue/catalogue-product";
import * as z from "zod";

const MOST_FEEDS = 500;

/** A feed as configured by the operator; docs/catalogue.md has an example. */
export const Feed = z.strictObject({
  name: z.string().trim().min(1).max(200),
  format: FeedFormat,
  /** A URL, or the path of a file. */
  location: z.string().trim().min(1).max(2_000),
  /** The number of hours between imports. */
  everyHours: z
    .number()
    .min(1)
    .max(24 * 30)
    .default(24),
  /** The ISO 4217 code for prices that state no currency. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency code such as EUR")
    .nullable()
    .default(null),
  /** Whether a later edition may lack more than half of the products. */
  allowFewer: z.boolean().default(false),
});
export type Feed = z.infer<typeof Feed>;

const Feeds = z
  .array(Feed)
  .max(MOST_FEEDS)
  .refine((feeds) => new Set(feeds.map(({ name }) => name)).size === feeds.length, "Two feeds have the same name");

/** Reads the operator's list of feeds. Throws an error with a single readable message if the file is invalid. */
export async function readFeedsFile(path: string): Promise<Feed[]> {
  try {
    return Feeds.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`The list of feeds in ${path} is invalid:\n${why}`, { cause: error });
  }
}
