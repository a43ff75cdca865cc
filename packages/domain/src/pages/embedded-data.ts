/** A serialized output: plain JSON, and the positions of its dates. */
interface Serialized {
  json: unknown;
  meta?: unknown;
}

/** A query with its result, as embedded in a page. */
export interface EmbeddedQuery {
  /** Its path in the router: "history.list". */
  procedure: string;
  type: "query" | "infinite";
  /** The input as the page would pass it; undefined if the query has none. */
  input?: Readonly<Record<string, string | number>> | undefined;
  output: Serialized;
}

/** The data embedded in a page: the signed-in user (or null) and the results of its first queries. */
export interface EmbeddedPage {
  user: Serialized | null;
  reads: readonly EmbeddedQuery[];
}

/** The ID of the HTML element with the embedded data. */
export const EMBEDDED_PAGE_ID = "sent-page";
