import type { SharedView } from "@dupewise/domain/comparison/share";
import { requireViewer } from "../auth/require-viewer.ts";
import { getSharedOnBoard } from "../boards/get-shared.ts";
import type { RequestContext } from "../context.ts";
import { getComparison } from "./get.ts";
import { getSharedComparison } from "./get-shared.ts";

export interface Wanted {
  id: string;
  /** Of a shared link; without one, the viewer's own comparison is meant. */
  token: string | null;
  /** The shared board that it is on, whose token it is then. */
  board: string | null;
}

/** Returns a comparison to its owner, or to whoever has its link. Throws `not_found` or `unauthorized`. */
export async function visibleComparison(ctx: RequestContext, { id, token, board }: Wanted): Promise<SharedView> {
  if (token === null) return getComparison({ ...ctx, viewer: await requireViewer(ctx) }, { id });
  if (board === null) return getSharedComparison(ctx, { id, token });
  return getSharedOnBoard(ctx, { id, token, board });
}
