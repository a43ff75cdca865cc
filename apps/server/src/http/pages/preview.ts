import { getSharedComparison } from "@dupewise/api/comparisons/get-shared";
import type { RequestContext } from "@dupewise/api/context";
import { BRAND } from "@dupewise/domain/brand";
import { openRange, rangeWords } from "@dupewise/domain/comparison/score-band";
import { DomainError } from "@dupewise/domain/errors";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { SharedInput } from "@dupewise/domain/comparison/share";
import { escapeHtml } from "./escape-html.ts";

const COMPARISON = /^\/c\/([^/]+)\/?$/;
const BOARD = /^\/b\/([^/]+)\/?$/;

/** Returns true for the path of a comparison or a board, which search engines must not index: its link is a secret. */
export const isShareable = (path: string): boolean => COMPARISON.test(path) || BOARD.test(path);

/** A page's title and preview for link unfurlers. */
export interface Preview {
  title: string;
  description: string;
  /** More lines of the head, escaped. */
  tags: string;
}

/**
 * Returns the preview of a shared comparison for clients that run no scripts, or undefined for any other page or an
 * invalid link. Throws `rate_limited`.
 */
export async function previewOf(url: URL, context: RequestContext): Promise<Preview | undefined> {
  const input = SharedInput.safeParse({
    id: COMPARISON.exec(url.pathname)?.[1],
    token: url.searchParams.get("share"),
  });
  if (!input.success) return undefined;
  const { id, token } = input.data;
  await context.limits.take("readAddress", context.address);
  const comparison = await getSharedComparison(context, { id, token }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  });
  if (!comparison) return undefined;
  const { original, alternative, result } = comparison;
  const { similarityScore, analysis } = result;
  const title = `${shorten(sideName(original))} or ${shorten(sideName(alternative))}`;
  const open = openRange(analysis);
  const headline = open ? rangeWords(open) : `${similarityScore}% similar`;
  const score = similarityScore === null ? "" : `${headline}. `;
  const description = `${score}${analysis.verdict}`;
  const site = context.siteUrl();
  const side = original.product.imageUrl ? "original" : alternative.product.imageUrl ? "alternative" : null;
  const image = side ? `${site}/images/${id}/${side}?share=${token}` : `${site}/icons/icon-512.png`;
  const properties = {
    "og:type": "article",
    "og:site_name": BRAND,
    "og:title": title,
    "og:description": description,
    "og:url": `${site}/c/${id}?share=${token}`,
    "og:image": image,
  };
  const tags = Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`)
    .concat('<meta name="twitter:card" content="summary" />')
    .join("\n    ");
  return { title: `${title} · ${BRAND}`, description, tags };
}

const LONGEST_NAME = 80;
/** Cut between two letters, not within an emoji's pair. */
const shorten = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : name;
