import type { RequestContext } from "@dupewise/api/context";
import type { Reply } from "@dupewise/api/transport/reply";
import { SharedLinkInput } from "@dupewise/domain/comparison/share";
import { DomainError } from "@dupewise/domain/errors";
import { buildBoardCard, buildComparisonCard } from "../../previews/preview-card.ts";
import type { PreviewRenderer } from "../../previews/preview-renderer.ts";

const PATH = /^\/previews\/(c|b)\/([^/]+)\.jpg$/;
/** Briefly, since the link may be revoked and the comparison may change. */
const KEEP = "private, max-age=600";

/**
 * Serves the preview image of a shared comparison (/previews/c/:id.jpg) or board (/previews/b/:id.jpg) to anyone who
 * has the link. Throws `not_found` if the link doesn't work, `rate_limited` after too many requests, and `unavailable`
 * if too many images are requested at once.
 */
export async function servePreviewImage(url: URL, context: RequestContext, renderer: PreviewRenderer): Promise<Reply> {
  const [, kind, id] = PATH.exec(url.pathname) ?? [];
  const input = SharedLinkInput.safeParse({ id, token: url.searchParams.get("share") });
  if (!input.success) throw new DomainError("not_found", "There's nothing at this address");
  await context.limits.take("renderAddress", context.address);
  const card = await (kind === "b" ? buildBoardCard : buildComparisonCard)(context, input.data);
  const body = await renderer.render(card);
  return { status: 200, headers: { "Content-Type": "image/jpeg", "Cache-Control": KEEP }, body };
}
