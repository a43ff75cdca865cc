import { SENT_PAGE_ID, type SentPage } from "@dupewise/domain/pages/sent-page";
import { isRecord } from "./is-record.ts";

const isSent = (value: unknown): value is SentPage =>
  isRecord(value) && (value["user"] === null || isRecord(value["user"])) && Array.isArray(value["reads"]);

/** What came with the HTML, so that the page need not ask for it; null where nothing did, as in development. */
function readSent(): SentPage | null {
  if (typeof document === "undefined") return null;
  try {
    const sent: unknown = JSON.parse(document.getElementById(SENT_PAGE_ID)?.textContent ?? "null");
    return isSent(sent) ? sent : null;
  } catch {
    return null;
  }
}

export const sent = readSent();
