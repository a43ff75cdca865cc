import { getComparisonImage } from "@dupewise/api/comparisons/get-image";
import { getMatchImage } from "@dupewise/api/notifications/match-image";
import type { RequestContext } from "@dupewise/api/context";
import type { Reply } from "@dupewise/api/transport/reply";
import { DomainError } from "@dupewise/domain/errors";
import { BoardId } from "@dupewise/domain/board";
import { ComparisonId } from "@dupewise/domain/comparison/history";
import { SharedInput } from "@dupewise/domain/comparison/share";

const PATH = /^\/images\/([^/]+)\/(original|alternative|found)$/;
/** A picture stays what it is; one that cannot be shown may come back. */
const KEEP = "private, max-age=604800, immutable";
const KEEP_NONE = "private, max-age=600";

/**
 * Serves a product image at a URL derived from its comparison, /images/:id/original, or from an alert's match,
 * /images/:id/found, so that shops never learn who looks. Responds with an empty body when there is none to show, and
 * the page shows a placeholder.
 */
export async function answerImage(url: URL, method: string | undefined, context: RequestContext): Promise<Reply> {
  const [, id, side] = PATH.exec(url.pathname) ?? [];
  const token = url.searchParams.get("share");
  const isKnown = token === null ? ComparisonId.safeParse({ id }) : SharedInput.safeParse({ id, token });
  if (!isKnown.success || (method !== "GET" && method !== "HEAD")) {
    throw new DomainError("not_found", "There is nothing at this address");
  }
  const { id: known } = isKnown.data;
  const image =
    side === "found"
      ? await getMatchImage(context, { id: known })
      : await getComparisonImage(context, {
          id: known,
          side: side === "alternative" ? "alternative" : "original",
          token,
          board: BoardId.safeParse({ id: url.searchParams.get("board") }).data?.id ?? null,
        });
  if (!image) return { status: 204, headers: { "Cache-Control": KEEP_NONE }, body: null };
  return { status: 200, headers: { "Content-Type": image.type, "Cache-Control": KEEP }, body: image.bytes };
}
