import { SENT_PAGE_ID, type SentPage } from "@dupewise/domain/pages/embedded-data";
import { isRecord } from "./is-record.ts";

const isSentPage = (value: unknown): value is SentPage =>
  isRecord(value) && (value["user"] === null || isRecord(value["user"])) && Array.isArray(value["reads"]);

/** The data embedded in the HTML, which saves requests; null without any, as in development. */
function readInitialData(): SentPage | null {
  if (typeof document === "undefined") return null;
  try {
    const sent: unknown = JSON.parse(document.getElementById(SENT_PAGE_ID)?.textContent ?? "null");
    return isSentPage(sent) ? sent : null;
  } catch {
    return null;
  }
}

export const initialData = readInitialData();
