/** An output as it travels: plain JSON, and where in it the dates are. */
interface Serialized {
  json: unknown;
  meta?: unknown;
}

/** One query that a page asks first, answered before it is asked. */
export interface SentRead {
  /** Its name in the router: "history.list". */
  procedure: string;
  type: "query" | "infinite";
  /** As the page would give it; undefined for none. */
  input?: Readonly<Record<string, string | number>> | undefined;
  output: Serialized;
}

/** What comes with a page's HTML: who is signed in (null for nobody), and what the page shows first. */
export interface SentPage {
  user: Serialized | null;
  reads: readonly SentRead[];
}

/** The element of the HTML that holds it. */
export const SENT_PAGE_ID = "sent-page";
