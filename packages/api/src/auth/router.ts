import {
  ChangePasswordInput,
  DeleteAccountInput,
  LoginInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SetEmailNotificationsInput,
  SetPhotoReadingInput,
  UpdateProfileInput,
  User,
} from "@dupewise/domain/account/user";
import * as z from "zod";
import { withErrorCodes, createStreamSchema } from "../transport/stream.ts";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { setEmailNotifications } from "./set-email-notifications.ts";
import { setPhotoReading } from "./set-photo-reading.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import { updateProfile } from "./update-profile.ts";

export const authRouter = router({
  register: publicProcedure
    .meta({ rest: { method: "POST", path: "/register", summary: "Create an account and sign in" } })
    .input(RegisterInput)
    .output(User)
    .mutation(({ ctx, input }) => register(ctx, input)),

  login: publicProcedure
    .meta({ rest: { method: "POST", path: "/login", summary: "Sign in" } })
    .input(LoginInput)
    .output(User)
    .mutation(({ ctx, input }) => login(ctx, input)),

  logout: publicProcedure
    .meta({ rest: { method: "POST", path: "/logout", summary: "Sign out of this device", status: 204 } })
    .input(z.void())
    .output(z.void())
    .mutation(({ ctx }) => ctx.session.end()),

  me: protectedProcedure
    .meta({ rest: { method: "GET", path: "/user", summary: "The current user; 401 when nobody is signed in" } })
    .input(z.void())
    .output(User)
    .query(({ ctx }) => ctx.viewer),

  session: publicProcedure
    .meta({ rest: { method: "GET", path: "/session", summary: "The current user; null when nobody is signed in" } })
    .input(z.void())
    .output(User.nullable())
    .query(async ({ ctx }) => (await ctx.session.current())?.user ?? null),

  updateProfile: protectedProcedure
    .meta({ rest: { method: "PUT", path: "/auth/profile", summary: "Save your profile" } })
    .input(UpdateProfileInput)
    .output(User)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  setEmailNotifications: protectedProcedure
    .meta({ rest: { method: "PUT", path: "/auth/email-notifications", summary: "Turn your emails on or off" } })
    .input(SetEmailNotificationsInput)
    .output(User)
    .mutation(({ ctx, input }) => setEmailNotifications(ctx, input)),

  setPhotoReading: protectedProcedure
    .meta({
      rest: { method: "PUT", path: "/auth/photo-reading", summary: "Choose whether an AI model can see photos" },
    })
    .input(SetPhotoReadingInput)
    .output(User)
    .mutation(({ ctx, input }) => setPhotoReading(ctx, input)),

  changePassword: protectedProcedure
    .meta({ rest: { method: "POST", path: "/auth/password", summary: "Change your password", status: 204 } })
    .input(ChangePasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  requestPasswordReset: publicProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/auth/forgot-password",
        summary: "Email a link to set a new password",
        status: 204,
      },
    })
    .input(RequestPasswordResetInput)
    .output(z.void())
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),

  resetPassword: publicProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/auth/reset-password",
        summary: "Set a new password with a reset link",
        status: 204,
      },
    })
    .input(ResetPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  signOutEverywhere: protectedProcedure
    .meta({ rest: { method: "POST", path: "/auth/sign-out-everywhere", summary: "End every session", status: 204 } })
    .input(z.void())
    .output(z.void())
    .mutation(({ ctx }) => signOutEverywhere(ctx)),

  exportData: protectedProcedure
    .meta({
      rest: {
        method: "GET",
        path: "/auth/export",
        summary: "Everything stored about you",
        file: "dupewise-account",
      },
    })
    .input(z.void())
    .output(createStreamSchema<string>())
    .query(({ ctx }) => withErrorCodes(exportData(ctx))),

  deleteAccount: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/auth/account", summary: "Delete your account", status: 204 } })
    .input(DeleteAccountInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
