import type { FeedFormat } from "@dupewise/domain/catalogue/catalogue-product";

const BY_ENDING: Readonly<Record<string, FeedFormat>> = {
  xml: "google-xml",
  tsv: "google-tsv",
  txt: "google-tsv",
  csv: "awin-csv",
  jsonl: "jsonl",
  ndjson: "jsonl",
};

/** Returns a feed's format, judging by the extension of its file name or URL path, or null when unknown. */
export function formatOf(location: string): FeedFormat | null {
  const path = URL.parse(location)?.pathname ?? location;
  const ending = /\.([a-z]+)(?:\.gz)?$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(BY_ENDING, ending) ? (BY_ENDING[ending] ?? null) : null;
}
