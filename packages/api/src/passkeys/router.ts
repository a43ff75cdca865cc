import {
  Passkey,
  PasskeyCreation,
  PasskeyId,
  PasskeyRequest,
  PasskeySignInInput,
  RegisterPasskeyInput,
  RenamePasskeyInput,
} from "@dupewise/domain/account/passkey";
import { User } from "@dupewise/domain/account/user";
import { DomainError } from "@dupewise/domain/errors";
import { listPasskeys, renamePasskey } from "@dupewise/db/queries/account/passkeys";
import * as z from "zod";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { beginRegistration, registerPasskey } from "./register.ts";
import { removePasskey } from "./remove.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./sign-in.ts";

export const passkeysRouter = router({
  beginSignIn: publicProcedure
    .meta({ rest: { method: "POST", path: "/auth/passkey/begin", summary: "Start signing in with a passkey" } })
    .input(z.void())
    .output(PasskeyRequest)
    .mutation(({ ctx }) => beginPasskeySignIn(ctx)),

  signIn: publicProcedure
    .meta({ rest: { method: "POST", path: "/auth/passkey", summary: "Sign in with a passkey" } })
    .input(PasskeySignInInput)
    .output(User)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),

  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/passkeys", summary: "Your passkeys" } })
    .input(z.void())
    .output(z.array(Passkey))
    .query(({ ctx }) => listPasskeys(ctx.database.db, ctx.viewer.id)),

  beginRegistration: protectedProcedure
    .meta({ rest: { method: "POST", path: "/passkeys/begin", summary: "Start adding a passkey" } })
    .input(z.void())
    .output(PasskeyCreation)
    .mutation(({ ctx }) => beginRegistration(ctx)),

  register: protectedProcedure
    .meta({ rest: { method: "POST", path: "/passkeys", summary: "Add a passkey", status: 201 } })
    .input(RegisterPasskeyInput)
    .output(Passkey)
    .mutation(({ ctx, input }) => registerPasskey(ctx, input)),

  rename: protectedProcedure
    .meta({ rest: { method: "PATCH", path: "/passkeys/{id}", summary: "Rename a passkey" } })
    .input(RenamePasskeyInput)
    .output(Passkey)
    .mutation(async ({ ctx, input }) => {
      const renamed = await renamePasskey(ctx.database.db, { ...input, userId: ctx.viewer.id });
      if (renamed) return renamed;
      throw new DomainError("not_found", "That passkey doesn't exist");
    }),

  remove: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/passkeys/{id}", summary: "Remove a passkey", status: 204 } })
    .input(PasskeyId)
    .output(z.void())
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
});
