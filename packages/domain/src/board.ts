import * as z from "zod";
import { FlatComparison } from "./comparison/flat-comparison.ts";
import { ShareInput, SharedComparison, SharedLinkInput, ShareState } from "./comparison/share.ts";
import { BOARD_NAME_MAX_LENGTH } from "./constants.ts";
import { STORAGE_LIMITS } from "./storage-limits.ts";
import { requiredText } from "./required-text.ts";

const BoardName = requiredText("Give the board a name").max(
  BOARD_NAME_MAX_LENGTH,
  `Use at most ${BOARD_NAME_MAX_LENGTH} characters`,
);
const ComparisonIds = z.array(z.uuid()).max(STORAGE_LIMITS.boardItems);

export const BoardId = z.object({ id: z.uuid() });
export type BoardId = z.infer<typeof BoardId>;

export const CreateBoardInput = z.object({ name: BoardName, comparisonIds: ComparisonIds });
export type CreateBoardInput = z.infer<typeof CreateBoardInput>;

export const RenameBoardInput = BoardId.extend({ name: BoardName });
export const AddToBoardInput = BoardId.extend({ comparisonIds: ComparisonIds.min(1) });
export const RemoveFromBoardInput = BoardId.extend({ comparisonId: z.uuid() });
/** A comparison's new position on a board, counted from 0. */
export const MoveOnBoardInput = RemoveFromBoardInput.extend({ position: z.coerce.number().int().min(0).max(1000) });

/** A board in the list of a user's boards: its name, its number of comparisons, and whether it is shared. */
export const BoardSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  comparisons: z.number().int(),
  isShared: z.boolean(),
  createdAt: z.date(),
});
export type BoardSummary = z.infer<typeof BoardSummary>;

/** A board as its owner sees it, with its comparisons in the order that the owner chose. */
export const Board = BoardSummary.omit({ comparisons: true, isShared: true }).extend({
  comparisons: z.array(FlatComparison),
  share: ShareState,
});
export type Board = z.infer<typeof Board>;

export const ShareBoardInput = ShareInput;
export const SharedBoardInput = SharedLinkInput;

/** A board as anyone with its link sees it, without its owner. */
export const SharedBoard = z.object({ id: z.uuid(), name: z.string(), comparisons: z.array(SharedComparison) });
export type SharedBoard = z.infer<typeof SharedBoard>;
