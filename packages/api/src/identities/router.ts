import {
  BeginSignInInput,
  FinishedSignIn,
  FinishSignInInput,
  IdentityId,
  IdentityProvider,
  SignInMethods,
  SignInStart,
} from "@dupewise/domain/account/identity";
import { findPasswordHash } from "@dupewise/db/queries/account/accounts";
import { listIdentities } from "@dupewise/db/queries/account/identities";
import * as z from "zod";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { beginSignIn } from "./begin.ts";
import { disconnectIdentity } from "./disconnect.ts";
import { finishSignIn } from "./finish.ts";

export const identitiesRouter = router({
  providers: publicProcedure
    .meta({ rest: { method: "GET", path: "/identity-providers", summary: "The providers you can sign in with" } })
    .input(z.void())
    .output(z.array(IdentityProvider))
    .query(({ ctx }) => ctx.identityProviders.map(({ id, name }) => ({ id, name }))),

  begin: publicProcedure
    .meta({ rest: { method: "POST", path: "/auth/begin", summary: "Start signing in with a provider" } })
    .input(BeginSignInInput)
    .output(SignInStart)
    .mutation(({ ctx, input }) => beginSignIn(ctx, input, null)),

  finish: publicProcedure
    .meta({ rest: { method: "POST", path: "/auth/finish", summary: "Finish signing in with a provider" } })
    .input(FinishSignInInput)
    .output(FinishedSignIn)
    .mutation(({ ctx, input }) => finishSignIn(ctx, input)),

  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/auth/methods", summary: "The ways to sign in to your account" } })
    .input(z.void())
    .output(SignInMethods)
    .query(async ({ ctx: { database, viewer } }) => ({
      hasPassword: (await findPasswordHash(database.db, viewer.id)) !== null,
      identities: await listIdentities(database.db, viewer.id),
    })),

  connect: protectedProcedure
    .meta({ rest: { method: "POST", path: "/auth/identities", summary: "Start connecting a provider" } })
    .input(BeginSignInInput)
    .output(SignInStart)
    .mutation(({ ctx, input }) => beginSignIn(ctx, input, ctx.viewer.id)),

  disconnect: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/auth/identities/{id}", summary: "Disconnect a provider", status: 204 } })
    .input(IdentityId)
    .output(z.void())
    .mutation(({ ctx, input }) => disconnectIdentity(ctx, input)),
});
