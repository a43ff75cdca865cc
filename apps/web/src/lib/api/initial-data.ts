import { EMBEDDED_PAGE_ID, type EmbeddedPage } from "@dupewise/domain/pages/embedded-data";
import { isRecord } from "./is-record.ts";

const isSentPage = (value: unknown): value is EmbeddedPage =>
  isRecord(value) && (value["user"] === null || isRecord(value["user"])) && Array.isArray(value["reads"]);

/** Reads the data embedded in the HTML, which saves requests. Returns null if there is none, as in development. */
function readInitialData(): EmbeddedPage | null {
  if (typeof document === "undefined") return null;
  try {
    const sent: unknown = JSON.parse(document.getElementById(EMBEDDED_PAGE_ID)?.textContent ?? "null");
    return isSentPage(sent) ? sent : null;
  } catch {
    return null;
  }
}

export const initialData = readInitialData();
