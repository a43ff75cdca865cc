import type { Comparison } from "@dupewise/domain/comparison";
import { DomainError } from "@dupewise/domain/errors";
import type { User } from "@dupewise/domain/user";
import { findComparison } from "@dupewise/db/queries/comparisons";
import type { RequestContext } from "../context.ts";

/** One of the viewer's comparisons; anybody else's is `not_found`, as if it did not exist. */
export async function getComparison(
  ctx: RequestContext & { viewer: User },
  { id }: { id: string },
): Promise<Comparison> {
  const comparison = await findComparison(ctx.database.db, { id, userId: ctx.viewer.id });
  if (!comparison) throw new DomainError("not_found", "That comparison is not in your history");
  return comparison;
}
