import type { FeedFormat } from "@dupewise/domain/catalogue/catalogue-product";
import type { FeedRecord } from "../feed-item.ts";
import { readAwinCsv } from "../formats/awin-csv.ts";
import { readGoogleTsv } from "../formats/google-tsv.ts";
import { readGoogleXml } from "../formats/google-xml.ts";
import { readJsonLines } from "../formats/json-lines.ts";

/** Reads the items of a feed from its text. */
export type ReadText = (chunks: AsyncIterable<string>) => AsyncIterable<FeedRecord>;

const READERS: Partial<Record<FeedFormat, ReadText>> = {
  "google-xml": readGoogleXml,
  "google-tsv": readGoogleTsv,
  "awin-csv": readAwinCsv,
  jsonl: readJsonLines,
};

/**
 * Returns the function that parses the text of a feed in this format, or null for a format that is read page by page.
 */
export const textReaderFor = (format: FeedFormat | null): ReadText | null => (format && READERS[format]) ?? null;
