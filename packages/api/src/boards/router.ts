import { randomBytes } from "node:crypto";
import {
  AddToBoardInput,
  Board,
  BoardId,
  BoardSummary,
  CreateBoardInput,
  MoveOnBoardInput,
  RenameBoardInput,
  ShareBoardInput,
  SharedBoard,
  SharedBoardInput,
  RemoveFromBoardInput,
} from "@dupewise/domain/board";
import { ShareState } from "@dupewise/domain/comparison/share";
import {
  deleteBoard,
  listBoards,
  moveOnBoard,
  renameBoard,
  shareBoard,
  removeFromBoard,
  unshareBoard,
} from "@dupewise/db/queries/boards";
import * as z from "zod";
import type { ViewerContext } from "../context.ts";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { addToBoard } from "./add.ts";
import { createBoard } from "./create.ts";
import { getSharedBoard } from "./get-shared.ts";
import { getBoard, toBoardShare } from "./get.ts";
import { throwNoSuchBoard } from "./no-such-board.ts";

const keyOf = (ctx: ViewerContext, { id }: { id: string }) => ({ id, userId: ctx.viewer.id });

export const boardsRouter = router({
  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/boards", summary: "Your boards" } })
    .input(z.void())
    .output(z.array(BoardSummary))
    .query(async ({ ctx }) =>
      (await listBoards(ctx.database.db, ctx.viewer.id)).map(({ token, ...board }) => ({
        ...board,
        isShared: token !== null,
      })),
    ),

  create: protectedProcedure
    .meta({ rest: { method: "POST", path: "/boards", summary: "Create a board", status: 201 } })
    .input(CreateBoardInput)
    .output(Board)
    .mutation(({ ctx, input }) => createBoard(ctx, input)),

  get: protectedProcedure
    .meta({ rest: { method: "GET", path: "/boards/{id}", summary: "One of your boards" } })
    .input(BoardId)
    .output(Board)
    .query(({ ctx, input }) => getBoard(ctx, input)),

  rename: protectedProcedure
    .meta({ rest: { method: "PATCH", path: "/boards/{id}", summary: "Rename a board" } })
    .input(RenameBoardInput)
    .output(Board)
    .mutation(async ({ ctx, input }) => {
      if (!(await renameBoard(ctx.database.db, keyOf(ctx, input), input.name))) throwNoSuchBoard();
      return getBoard(ctx, input);
    }),

  remove: protectedProcedure
    .meta({
      rest: { method: "DELETE", path: "/boards/{id}", summary: "Delete a board and keep its comparisons", status: 204 },
    })
    .input(BoardId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteBoard(ctx.database.db, keyOf(ctx, input)))) throwNoSuchBoard();
    }),

  add: protectedProcedure
    .meta({ rest: { method: "POST", path: "/boards/{id}/comparisons", summary: "Add comparisons to a board" } })
    .input(AddToBoardInput)
    .output(Board)
    .mutation(({ ctx, input }) => addToBoard(ctx, input)),

  take: protectedProcedure
    .meta({
      rest: {
        method: "DELETE",
        path: "/boards/{id}/comparisons/{comparisonId}",
        summary: "Remove a comparison from a board",
      },
    })
    .input(RemoveFromBoardInput)
    .output(Board)
    .mutation(async ({ ctx, input }) => {
      if (!(await removeFromBoard(ctx.database.db, keyOf(ctx, input), input.comparisonId))) throwNoSuchBoard();
      return getBoard(ctx, input);
    }),

  move: protectedProcedure
    .meta({
      rest: {
        method: "PATCH",
        path: "/boards/{id}/comparisons/{comparisonId}",
        summary: "Move a comparison within its board",
      },
    })
    .input(MoveOnBoardInput)
    .output(Board)
    .mutation(async ({ ctx, input }) => {
      const { comparisonId, position } = input;
      if (!(await moveOnBoard(ctx.database.db, keyOf(ctx, input), comparisonId, position))) throwNoSuchBoard();
      return getBoard(ctx, input);
    }),

  share: protectedProcedure
    .meta({ rest: { method: "POST", path: "/boards/{id}/share", summary: "Create a public link to a board" } })
    .input(ShareBoardInput)
    .output(ShareState)
    .mutation(async ({ ctx, input: { id, pastedTextPrivate } }) => {
      const token = randomBytes(24).toString("base64url");
      const shared = await shareBoard(ctx.database.db, keyOf(ctx, { id }), { token, pastedTextPrivate });
      return toBoardShare(id, shared ?? throwNoSuchBoard());
    }),

  unshare: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/boards/{id}/share", summary: "Stop sharing a board", status: 204 } })
    .input(BoardId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await unshareBoard(ctx.database.db, keyOf(ctx, input)))) throwNoSuchBoard();
    }),

  shared: publicProcedure
    .meta({ rest: { method: "GET", path: "/shared-boards/{id}", summary: "A shared board, by its link's token" } })
    .input(SharedBoardInput)
    .output(SharedBoard)
    .query(({ ctx, input }) => getSharedBoard(ctx, input)),
});
