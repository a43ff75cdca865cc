import { BrokenFeedError, type FeedRecord } from "../feed-item.ts";

/** One page of a shop's API, parsed as JSON, with its URL. */
export interface FeedPage {
  url: string;
  body: unknown;
}

type RecordsOf = (page: FeedPage, from: number) => FeedRecord[] | null;

/** Reads items from consecutive pages. Throws a `BrokenFeedError` for a page in another format. */
export async function* readPages(pages: AsyncIterable<FeedPage>, recordsOf: RecordsOf): AsyncIterable<FeedRecord> {
  let from = 1;
  for await (const page of pages) {
    const records = recordsOf(page, from);
    if (records === null) throw new BrokenFeedError(`${page.url} does not respond like a shop of this kind`);
    yield* records;
    from = (records.at(-1)?.line ?? from - 1) + 1;
  }
}
