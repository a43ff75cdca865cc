import {
  AccessToken,
  AccessTokenId,
  CreateAccessTokenInput,
  CreatedAccessToken,
} from "@dupewise/domain/account/access-token";
import { DomainError } from "@dupewise/domain/errors";
import { deleteAccessToken, listAccessTokens } from "@dupewise/db/queries/account/access-tokens";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { createAccessToken } from "./create.ts";

export const accessTokensRouter = router({
  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/access-tokens", summary: "Your access tokens, without their secrets" } })
    .input(z.void())
    .output(z.array(AccessToken))
    .query(({ ctx }) => listAccessTokens(ctx.database.db, ctx.viewer.id)),

  create: protectedProcedure
    .meta({ rest: { method: "POST", path: "/access-tokens", summary: "Create an access token", status: 201 } })
    .input(CreateAccessTokenInput)
    .output(CreatedAccessToken)
    .mutation(({ ctx, input }) => createAccessToken(ctx, input)),

  revoke: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/access-tokens/{id}", summary: "Revoke an access token", status: 204 } })
    .input(AccessTokenId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      if (await deleteAccessToken(ctx.database.db, { id, userId: ctx.viewer.id })) return;
      throw new DomainError("not_found", "That access token doesn't exist");
    }),
});
