import { getCatalogueImage } from "@dupewise/api/catalogue/get-image";
import { getComparisonImage } from "@dupewise/api/comparisons/get-image";
import { getOwnPhoto } from "@dupewise/api/photos/get-image";
import { getMatchImage } from "@dupewise/api/notifications/match-image";
import { MAX_EXTRA_IMAGES } from "@dupewise/domain/product/product";
import type { RequestContext } from "@dupewise/api/context";
import type { Reply } from "@dupewise/api/transport/reply";
import { DomainError } from "@dupewise/domain/errors";
import { BoardId } from "@dupewise/domain/board";
import { ComparisonId } from "@dupewise/domain/comparison/history";
import { SharedLinkInput } from "@dupewise/domain/comparison/share";
import * as z from "zod";

const PATH = /^\/images\/([^/]+)\/(original|alternative|found|catalogue|own)(?:\/([^/]+))?$/;
/** The number of an additional photo, counted from 1. */
const Which = z.coerce.number().int().min(1).max(MAX_EXTRA_IMAGES).default(0);
/** An image never changes; one that cannot be shown may become available. */
const KEEP = "private, max-age=604800, immutable";
const KEEP_NONE = "private, max-age=600";

/**
 * Serves a product image through this server, so that shops never learn who views it. The image is identified by its
 * comparison (/images/:id/original; additional images at /images/:id/original/1), by an alert match
 * (/images/:id/found), by a catalogue product (/images/:id/catalogue), or by one of the user's own photos
 * (/images/:id/own/:photo). If there is no image, responds with an empty body, and the page shows a placeholder. Throws
 * `not_found` if the viewer may not see the item, `unauthorized` if nobody is signed in, and `rate_limited` after too
 * many requests.
 */
export async function serveProductImage(url: URL, method: string | undefined, context: RequestContext): Promise<Reply> {
  const [, id, what, which] = PATH.exec(url.pathname) ?? [];
  const token = url.searchParams.get("share");
  const isKnown = token === null ? ComparisonId.safeParse({ id }) : SharedLinkInput.safeParse({ id, token });
  const number = Which.safeParse(what === "own" ? undefined : which);
  if (!isKnown.success || !number.success || (method !== "GET" && method !== "HEAD")) {
    throw new DomainError("not_found", "There's nothing at this address");
  }
  const { id: known } = isKnown.data;
  const image = await imageOf(context, { id: known, what, which, number: number.data, token, url });
  if (!image) return { status: 204, headers: { "Cache-Control": KEEP_NONE }, body: null };
  return { status: 200, headers: { "Content-Type": image.type, "Cache-Control": KEEP }, body: image.bytes };
}

interface Asked {
  id: string;
  what: string | undefined;
  which: string | undefined;
  number: number;
  token: string | null;
  url: URL;
}

async function imageOf(context: RequestContext, { id, what, which, number, token, url }: Asked) {
  if (what === "found") return getMatchImage(context, { id });
  if (what === "catalogue") return getCatalogueImage(context, { id });
  if (what === "own") return getOwnPhoto(context, { id, photoId: which ?? "" });
  const board = BoardId.safeParse({ id: url.searchParams.get("board") }).data?.id ?? null;
  return getComparisonImage(context, { id, side: what === "alternative" ? what : "original", number, token, board });
}
