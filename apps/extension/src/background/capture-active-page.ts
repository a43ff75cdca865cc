import { BRAND } from "@dupewise/domain/brand";
import { CAPTURE_PATH, type CapturedSides, readCapturedPage } from "@dupewise/domain/capture/hand-over";
import type { Side } from "@dupewise/domain/comparison/side";
import { PAGE_URL_MAX_LENGTH, PAGE_MAX_LENGTH } from "@dupewise/domain/constants";
import { capturePage } from "../capture/capture-page.ts";
import type { Tab, WebExtension } from "../web-extension.ts";
import { storeAlternative, storeSide } from "./captured-sides.ts";
import { getDupewiseOrigin } from "./origin.ts";

/** The maximum size as JSON. The server accepts 4 MB per page, including the rest of the request. */
const MOST_BYTES = 4_000_000;
const TAB = "tab";

const PROBLEMS = {
  "no-page": "Browser extensions can't read this page. Open a product page on a shop's website.",
  "too-large": "This page is too large to read. Copy the product's text instead.",
  own: `You're on ${BRAND} itself. Open a product page on a shop's website.`,
} as const;

/** The result of a click: the captured sides, or a message to show instead. */
export type CaptureOutcome = { sides: CapturedSides } | { problem: string };

/** The role of a captured page in the comparison: the original, the alternative, or an additional alternative. */
export type CaptureRole = Side | "more";

/**
 * Captures the page in the active tab as one side or as an additional alternative, stores it until it is compared, and
 * opens Dupewise once both sides have been captured.
 * @param role the role of the page in the comparison
 * @param clickedTab the tab in which the shopper clicked, if the browser provides it
 */
export async function captureActivePage(
  ext: WebExtension,
  role: CaptureRole,
  clickedTab?: Tab,
): Promise<CaptureOutcome> {
  const tab = clickedTab ?? (await ext.tabs.query({ active: true, currentWindow: true }))[0];
  const captured = await capture(ext, tab?.id);
  if (typeof captured === "string") return { problem: PROBLEMS[captured] };
  const origin = await getDupewiseOrigin(ext);
  if (new URL(captured.url).origin === origin) return { problem: PROBLEMS.own };
  const sides = await (role === "more" ? storeAlternative(ext, captured) : storeSide(ext, role, captured));
  // A shopper who collects alternatives continues to the next shop.
  if (role !== "more" && sides.original && sides.alternative) await openDupewise(ext);
  return { sides };
}

async function capture(ext: WebExtension, tabId: number | undefined) {
  if (tabId === undefined) return "no-page";
  const injected = await ext.scripting
    .executeScript({ target: { tabId }, func: capturePage, args: [PAGE_MAX_LENGTH, MOST_BYTES, PAGE_URL_MAX_LENGTH] })
    .catch(() => []);
  const result = injected[0]?.result;
  if (typeof result !== "object" || result === null) return "no-page";
  if ("problem" in result) return result.problem === "too-large" ? "too-large" : "no-page";
  return readCapturedPage({ ...result, id: crypto.randomUUID() }) ?? "no-page";
}

/** Opens the page that compares captured pages, switching to its tab if it is already open. */
export async function openDupewise(ext: WebExtension): Promise<void> {
  const { [TAB]: known } = await ext.storage.session.get([TAB]);
  if (typeof known === "number") {
    // The tab may have navigated away: only the page that compares responds with true.
    const isThere = await ext.tabs.sendMessage(known, "look").catch(() => false);
    if (isThere === true && (await ext.tabs.update(known, { active: true }).catch(() => undefined))) return;
  }
  const { id } = await ext.tabs.create({ url: `${await getDupewiseOrigin(ext)}${CAPTURE_PATH}` });
  await ext.storage.session.set({ [TAB]: id });
}
