import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { sideName } from "@dupewise/domain/comparison/side-name";
import type { Db } from "@dupewise/db/connect";
import type { ViewerContext } from "../context.ts";
import { queueNotices } from "./queue-notices.ts";

/** Queues a notice about a new comparison for each of the owner's channels that subscribes to comparisons. */
export async function notifyOfComparison(
  ctx: Pick<ViewerContext, "enqueue" | "siteUrl" | "viewer">,
  tx: Db,
  comparison: Comparison,
): Promise<void> {
  const { id, original, alternative, result } = comparison;
  const { similarityScore, valueScore } = result;
  const link = `${ctx.siteUrl()}/c/${id}`;
  const facts = effectiveSides(comparison);
  const told = ({ title, brand, price, url }: typeof facts.original) => ({ title, brand, price, url });
  const notice = {
    event: "comparison.created" as const,
    title: `${sideName(original)} or ${sideName(alternative)}`,
    message: similarityScore === null ? "No score: not enough is known" : `${similarityScore}% similar`,
    link,
    data: {
      comparison: {
        id,
        similarityScore,
        valueScore,
        original: told(facts.original),
        alternative: told(facts.alternative),
        link,
      },
    },
  };
  await queueNotices(ctx, tx, [{ userId: ctx.viewer.id, notice }]);
}
