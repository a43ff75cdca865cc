import * as z from "zod";
import { describeFirstIssue } from "./describe-first-issue.ts";
import { BrokenFeedError, type FeedRecord, MAX_ITEM_LENGTH, EMPTY_FEED_ITEM } from "../feed-item.ts";

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
/** A line of our own format; docs/catalogue.md lists the fields. */
const Line = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  group: Text,
  url: z.string(),
  title: z.string(),
  brand: Text,
  description: Text,
  price: Text,
  usualPrice: Text,
  currency: Text,
  material: Text,
  color: Text,
  pattern: Text,
  audience: Text,
  category: Text,
  origin: Text,
  images: z.array(z.string()).default([]),
  available: z.boolean().default(true),
});

/** Reads a feed of JSON objects, one per line. Yields unreadable lines as problems. */
export async function* readJsonLines(chunks: AsyncIterable<string>): AsyncIterable<FeedRecord> {
  let line = 0;
  for await (const text of linesOf(chunks)) {
    line += 1;
    if (text.trim() !== "") yield recordOf(text, line);
  }
}

function recordOf(text: string, line: number): FeedRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { line, problem: "the line is not valid JSON" };
  }
  const result = Line.safeParse(parsed);
  if (!result.success) return { line, problem: describeFirstIssue(result.error) };
  const { images, available, ...said } = result.data;
  return { line, item: { ...EMPTY_FEED_ITEM, ...said, imageUrls: images, isAvailable: available } };
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_ITEM_LENGTH) throw new BrokenFeedError("a line of the feed is too large to read");
    yield* lines;
  }
  yield rest;
}
