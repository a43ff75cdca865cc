import { getSharedBoard } from "@dupewise/api/boards/get-shared";
import { getSharedComparison } from "@dupewise/api/comparisons/get-shared";
import type { RequestContext } from "@dupewise/api/context";
import { BRAND } from "@dupewise/domain/brand";
import { displayedRange, formatRange } from "@dupewise/domain/comparison/displayed-range";
import { unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import { DomainError } from "@dupewise/domain/errors";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { SharedLinkInput } from "@dupewise/domain/comparison/share";
import { PREVIEW_SIZE } from "../../previews/card.ts";
import { escapeHtml } from "./escape-html.ts";

const COMPARISON = /^\/c\/([^/]+)\/?$/;
const BOARD = /^\/b\/([^/]+)\/?$/;

/**
 * Returns true for the path of a comparison or a board. Search engines must not index these pages, because their links
 * are secret.
 */
export const isUnlistedPath = (path: string): boolean => COMPARISON.test(path) || BOARD.test(path);

/** A page's title and preview for link unfurlers. */
export interface Preview {
  title: string;
  description: string;
  /** Additional HTML for the page's head, already escaped. */
  tags: string;
}

/**
 * Loads the preview of a shared comparison or board for clients that don't run scripts. Returns undefined for any other
 * page or an invalid link. Throws `rate_limited` after too many requests.
 */
export async function loadPreview(url: URL, context: RequestContext): Promise<Preview | undefined> {
  const kind = BOARD.test(url.pathname) ? "b" : "c";
  const input = SharedLinkInput.safeParse({
    id: (kind === "b" ? BOARD : COMPARISON).exec(url.pathname)?.[1],
    token: url.searchParams.get("share"),
  });
  if (!input.success) return undefined;
  await context.limits.take("readAddress", context.address);
  const { id, token } = input.data;
  const words = await (kind === "b" ? describeBoard : describeComparison)(context, { id, token }).catch(
    (error: unknown) => {
      if (error instanceof DomainError && error.code === "not_found") return null;
      throw error;
    },
  );
  if (!words) return undefined;
  const { title, description } = words;
  const site = context.siteUrl();
  const properties = {
    "og:type": "article",
    "og:site_name": BRAND,
    "og:title": title,
    "og:description": description,
    "og:url": `${site}/${kind}/${id}?share=${token}`,
    "og:image": `${site}/previews/${kind}/${id}.jpg?share=${token}`,
    "og:image:type": "image/jpeg",
    "og:image:width": String(PREVIEW_SIZE.width),
    "og:image:height": String(PREVIEW_SIZE.height),
  };
  const tags = Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`)
    .concat('<meta name="twitter:card" content="summary_large_image" />')
    .join("\n    ");
  return { title: `${title} · ${BRAND}`, description, tags };
}

async function describeComparison(context: RequestContext, input: SharedLinkInput) {
  const { original, alternative, result } = await getSharedComparison(context, input);
  const { similarityScore, analysis } = result;
  const open = displayedRange(analysis);
  const headline = open ? formatRange(open) : `${similarityScore}% similar`;
  const score = similarityScore === null ? "" : `${headline}. `;
  return {
    title: `${shorten(sideName(original))} or ${shorten(sideName(alternative))}`,
    description: `${score}${analysis.verdict}`,
  };
}

async function describeBoard(context: RequestContext, input: SharedLinkInput) {
  const { name, comparisons } = await getSharedBoard(context, input);
  const names = comparisons.map((one) => shorten(sideName(unflattenSides(one).alternative)));
  return { title: shorten(name), description: names.slice(0, MOST_NAMES).join(", ") || "Nothing on it yet" };
}

const MOST_NAMES = 5;
const LONGEST_NAME = 80;
/** Truncates between characters, not inside a surrogate pair. */
const shorten = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : name;
