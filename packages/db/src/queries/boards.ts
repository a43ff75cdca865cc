import { and, asc, count, desc, eq, inArray, isNull, sql } from "../drizzle.ts";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { boardItems, boards, comparisons } from "../schema.ts";
import { AS_STORED, toComparisonInWording, getWordingColumns } from "./comparisons/comparison-row.ts";
import { lockUser } from "./limits/quota.ts";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { Db } from "../connect.ts";

/** The IDs of a board and its owner. Queries require both, so that they never find another user's board. */
export interface BoardKey {
  id: string;
  userId: string;
}

const whereOwn = ({ id, userId }: BoardKey) => and(eq(boards.id, id), eq(boards.userId, userId));
const head = {
  id: boards.id,
  name: boards.name,
  createdAt: boards.createdAt,
  token: boards.shareToken,
  pastedTextPrivate: boards.pastedTextPrivate,
};

/** Lists a user's boards, newest first, each with its number of comparisons. Removed comparisons don't count. */
export function listBoards(db: Db, userId: string) {
  return db
    .select({ ...head, comparisons: count(comparisons.id) })
    .from(boards)
    .leftJoin(boardItems, eq(boardItems.boardId, boards.id))
    .leftJoin(comparisons, and(eq(comparisons.id, boardItems.comparisonId), isNull(comparisons.deletedAt)))
    .where(eq(boards.userId, userId))
    .groupBy(boards.id)
    .orderBy(desc(boards.createdAt), desc(boards.id));
}

/** Returns a board without its comparisons, or undefined if it doesn't exist. */
export async function findBoard(db: Db, key: BoardKey) {
  const [found] = await db.select(head).from(boards).where(whereOwn(key));
  return found;
}

/** Finds a shared board by its ID and token. Returns undefined if they don't match. */
export async function findSharedBoard(db: Db, { id, token }: { id: string; token: string }) {
  const [found] = await db
    .select(head)
    .from(boards)
    .where(and(eq(boards.id, id), eq(boards.shareToken, token)));
  return found;
}

/** Lists the comparisons on a board in the board's order, leaving out those that were removed from the history. */
export async function listBoardComparisons(db: Db, boardId: string, wording = AS_STORED): Promise<Comparison[]> {
  const rows = await db
    .select({ position: boardItems.position, ...getWordingColumns(wording) })
    .from(boardItems)
    .innerJoin(comparisons, eq(comparisons.id, boardItems.comparisonId))
    .where(and(eq(boardItems.boardId, boardId), isNull(comparisons.deletedAt)))
    .orderBy(asc(boardItems.position), asc(comparisons.id));
  return rows.map(({ position: _position, ...row }) => toComparisonInWording(row, wording));
}

/** Creates an empty board. Returns its ID, or undefined if the account has reached its limit. */
export function insertBoard(db: Db, userId: string, name: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await tx.$count(boards, eq(boards.userId, userId))) >= STORAGE_LIMITS.boards) return undefined;
    const [made] = await tx.insert(boards).values({ userId, name }).returning({ id: boards.id });
    return made?.id;
  });
}

/** Renames a board. Returns false if it doesn't exist. */
export async function renameBoard(db: Db, key: BoardKey, name: string): Promise<boolean> {
  return hasRows(await db.update(boards).set({ name }).where(whereOwn(key)).returning({ id: boards.id }));
}

/** Deletes a board but keeps its comparisons in the history. Returns false if the board doesn't exist. */
export async function deleteBoard(db: Db, key: BoardKey): Promise<boolean> {
  return hasRows(await db.delete(boards).where(whereOwn(key)).returning({ id: boards.id }));
}

/**
 * Adds the user's own comparisons to the end of a board and returns "added". Comparisons that are already on the board
 * keep their position. Returns "not_found" if the board or a comparison isn't theirs, or "full" if the board would
 * exceed its limit.
 */
export function addToBoard(
  db: Db,
  key: BoardKey,
  comparisonIds: readonly string[],
): Promise<"added" | "not_found" | "full"> {
  return db.transaction(async (tx) => {
    if (!(await lockBoard(tx, key))) return "not_found";
    const ids = [...new Set(comparisonIds)];
    const mine = and(eq(comparisons.userId, key.userId), isNull(comparisons.deletedAt), inArray(comparisons.id, ids));
    if ((await tx.$count(comparisons, mine)) < ids.length) return "not_found";
    const there = await orderOf(tx, key.id);
    const more = ids.filter((id) => !there.includes(id));
    if (there.length + more.length > STORAGE_LIMITS.boardItems) return "full";
    await setOrder(tx, key.id, [...there, ...more]);
    return "added";
  });
}

/** Removes a comparison from a board. Returns false if it isn't on the board. */
export function removeFromBoard(db: Db, key: BoardKey, comparisonId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockBoard(tx, key))) return false;
    const item = and(eq(boardItems.boardId, key.id), eq(boardItems.comparisonId, comparisonId));
    return hasRows(await tx.delete(boardItems).where(item).returning({ id: boardItems.comparisonId }));
  });
}

/** Moves a comparison to a position on its board, where 0 is the first. Returns false if it isn't on the board. */
export function moveOnBoard(db: Db, key: BoardKey, comparisonId: string, position: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockBoard(tx, key))) return false;
    const there = await orderOf(tx, key.id);
    if (!there.includes(comparisonId)) return false;
    const rest = there.filter((id) => id !== comparisonId);
    await setOrder(tx, key.id, rest.toSpliced(position, 0, comparisonId));
    return true;
  });
}

/** Shares a board and returns it, or undefined if it doesn't exist. A board that is already shared keeps its token. */
export async function shareBoard(db: Db, key: BoardKey, share: { token: string; pastedTextPrivate: boolean }) {
  const [shared] = await db
    .update(boards)
    .set({
      shareToken: sql`coalesce(${boards.shareToken}, ${share.token})`,
      pastedTextPrivate: share.pastedTextPrivate,
    })
    .where(whereOwn(key))
    .returning(head);
  return shared;
}

/** Stops sharing a board, so that its link no longer works. Returns false if the board doesn't exist. */
export async function unshareBoard(db: Db, key: BoardKey): Promise<boolean> {
  return hasRows(await db.update(boards).set({ shareToken: null }).where(whereOwn(key)).returning({ id: boards.id }));
}

/** Serializes changes of one board. */
async function lockBoard(tx: Db, key: BoardKey): Promise<boolean> {
  return hasRows(await tx.select({ id: boards.id }).from(boards).where(whereOwn(key)).for("update"));
}

async function orderOf(tx: Db, boardId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: boardItems.comparisonId })
    .from(boardItems)
    .where(eq(boardItems.boardId, boardId))
    .orderBy(asc(boardItems.position), asc(boardItems.comparisonId));
  return rows.map(({ id }) => id);
}

async function setOrder(tx: Db, boardId: string, ids: readonly string[]): Promise<void> {
  await tx
    .insert(boardItems)
    .values(ids.map((comparisonId, position) => ({ boardId, comparisonId, position })))
    .onConflictDoUpdate({
      target: [boardItems.boardId, boardItems.comparisonId],
      set: { position: sql`excluded.position` },
    });
}

const hasRows = (rows: unknown[]) => rows.length > 0;
