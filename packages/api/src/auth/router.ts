import { LoginInput, RegisterInput, User } from "@dupewise/domain/user";
import * as z from "zod";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";

export const authRouter = router({
  register: publicProcedure
    .meta({ rest: { method: "POST", path: "/register", summary: "Open an account and sign in" } })
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
});
