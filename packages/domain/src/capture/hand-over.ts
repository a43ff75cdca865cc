import type { Side } from "../comparison/side.ts";
import { PAGE_URL_MAX_LENGTH, MAX_ALTERNATIVES, PAGE_MAX_LENGTH } from "../constants.ts";

/** The path of the page that exchanges window messages with the browser extension. */
export const CAPTURE_PATH = "/capture";

/** A shop's page as the shopper saw it when clicking the extension's button. */
export interface CapturedPage {
  /** The ID of the capture, which distinguishes two captures of one page. */
  id: string;
  url: string;
  title: string;
  html: string;
}
export type CapturedSides = { readonly [S in Side]?: CapturedPage } & {
  /** More alternatives to the same original. */
  readonly more?: readonly CapturedPage[];
};

/** A message from the /capture page to the browser extension. */
export type PageMessage =
  /** Asks for the captured sides. The reply carries the same ID. */
  | { dupewise: "ask"; id: string }
  /** Removes a captured side. */
  | { dupewise: "drop"; side: Side }
  /** Removes one of the additional alternatives, by the ID of its capture. */
  | { dupewise: "drop-more"; id: string }
  /** Swaps the original and the alternative. */
  | { dupewise: "swap" }
  /** Removes all captured pages, once they have been compared. */
  | { dupewise: "done" };

/** The maximum number of captured alternatives besides the first. */
export const MAX_ADDITIONAL_ALTERNATIVES = MAX_ALTERNATIVES - 1;

const LONGEST_ID = 100;
const LONGEST_TITLE = 300;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isShortText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= longest;
const isSide = (value: unknown): value is Side => value === "original" || value === "alternative";

const isWebAddress = (value: unknown): value is string =>
  isShortText(value, PAGE_URL_MAX_LENGTH) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Parses a captured page from a message. Returns null for anything that isn't one. */
export function readCapturedPage(value: unknown): CapturedPage | null {
  if (!isRecord(value)) return null;
  const { id, url, title, html } = value;
  if (!isShortText(id, LONGEST_ID) || !isWebAddress(url) || typeof title !== "string") return null;
  return isShortText(html, PAGE_MAX_LENGTH) ? { id, url, title: title.slice(0, LONGEST_TITLE), html } : null;
}

/** Parses the captured sides of a comparison from a message, leaving out invalid ones. */
export function readCapturedSides(value: unknown): CapturedSides {
  if (!isRecord(value)) return {};
  const [original, alternative] = [readCapturedPage(value["original"]), readCapturedPage(value["alternative"])];
  const listed: unknown = value["more"];
  const more = (Array.isArray(listed) ? listed : [])
    .slice(0, MAX_ADDITIONAL_ALTERNATIVES)
    .flatMap((one) => readCapturedPage(one) ?? []);
  return { ...(original && { original }), ...(alternative && { alternative }), ...(more.length > 0 && { more }) };
}

/** Parses a message that a page of our site sent to the extension. Returns null for anything that isn't one. */
export function readPageMessage(value: unknown): PageMessage | null {
  if (!isRecord(value)) return null;
  const { dupewise, id, side } = value;
  if (dupewise === "ask") return isShortText(id, LONGEST_ID) ? { dupewise, id } : null;
  if (dupewise === "drop") return isSide(side) ? { dupewise, side } : null;
  if (dupewise === "drop-more") return isShortText(id, LONGEST_ID) ? { dupewise, id } : null;
  return dupewise === "swap" || dupewise === "done" ? { dupewise } : null;
}
