import { and, eq, isNull, sql } from "drizzle-orm";
import { comparisons } from "../schema.ts";
import { comparisonColumns } from "./comparison-row.ts";
import type { Comparison } from "@dupewise/domain/comparison";
import type { Db } from "../connect.ts";

interface Key {
  id: string;
  userId: string;
}

interface Share {
  token: string | null;
  pastedTextPrivate: boolean;
}

const live = ({ id, userId }: Key) =>
  and(eq(comparisons.id, id), eq(comparisons.userId, userId), isNull(comparisons.deletedAt));
const share = { token: comparisons.shareToken, pastedTextPrivate: comparisons.pastedTextPrivate };

export async function findShare(db: Db, key: Key): Promise<Share | undefined> {
  const [found] = await db.select(share).from(comparisons).where(live(key));
  return found;
}

/** A comparison that is shared already keeps its token, so that a link once sent goes on working. */
export async function shareComparison(
  db: Db,
  key: Key,
  { token, pastedTextPrivate }: { token: string; pastedTextPrivate: boolean },
): Promise<Share | undefined> {
  const shareToken = sql`coalesce(${comparisons.shareToken}, ${token})`;
  const [shared] = await db
    .update(comparisons)
    .set({ shareToken, pastedTextPrivate })
    .where(live(key))
    .returning(share);
  return shared;
}

/** Ends the link for good: sharing again makes another one. Answers whether there is such a comparison. */
export async function unshareComparison(db: Db, key: Key): Promise<boolean> {
  const done = await db
    .update(comparisons)
    .set({ shareToken: null })
    .where(live(key))
    .returning({ id: comparisons.id });
  return done.length > 0;
}

/** For anybody who has the token. */
export async function findShared(
  db: Db,
  { id, token }: { id: string; token: string },
): Promise<{ comparison: Comparison; pastedTextPrivate: boolean } | undefined> {
  const [found] = await db
    .select({ ...comparisonColumns, pastedTextPrivate: comparisons.pastedTextPrivate })
    .from(comparisons)
    .where(and(eq(comparisons.id, id), eq(comparisons.shareToken, token), isNull(comparisons.deletedAt)));
  if (!found) return undefined;
  const { pastedTextPrivate, ...comparison } = found;
  return { comparison, pastedTextPrivate };
}
