import { DomainError } from "@dupewise/domain/errors";
import { initTRPC } from "@trpc/server";
import { requireScope } from "./access-tokens/require-scope.ts";
import { requireViewer } from "./auth/require-viewer.ts";
import type { RequestContext } from "./context.ts";
import type { ProcedureMeta } from "./transport/rest-route.ts";
import { errorBody, toTrpcError } from "./errors.ts";
import { transformer } from "./transport/transformer.ts";
import { hasUnstorableText } from "./transport/unstorable-text.ts";

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    errorFormatter: ({ shape, error, ctx }) => {
      const body = errorBody(error, ctx?.requestId);
      // The default data contains a stack outside production; only the table's fields may be sent.
      return {
        code: shape.code,
        message: body.message,
        data: { code: error.code, httpStatus: shape.data.httpStatus, path: shape.data.path, body },
      };
    },
  });

export const router = t.router;

/** Gives every failure its code from the table. */
const coded = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  throw toTrpcError(result.error);
});

/** PostgreSQL stores any text but these; rejecting is better than silently changing it. */
const storableInput = t.middleware(async ({ getRawInput, next }) => {
  if (hasUnstorableText(await getRawInput())) {
    throw new DomainError("validation_failed", "The text contains a character that can't be stored");
  }
  return next();
});

/** Checks an access token's scopes. */
const allowed = t.middleware(async ({ ctx, path, next }) => {
  await requireScope(ctx, path);
  return next();
});

export const publicProcedure = t.procedure.use(coded).use(allowed).use(storableInput);

/**
 * The procedure builder for signed-in users, whose context has the current user as `viewer`. Counts each call against
 * the user's rate limit. Throws `unauthorized` if nobody is signed in, or `rate_limited` after too many calls.
 */
export const protectedProcedure = publicProcedure.meta({ needsSession: true }).use(async ({ ctx, type, next }) => {
  const viewer = await requireViewer(ctx);
  await ctx.limits.take(type === "mutation" ? "changeUser" : "readUser", viewer.id);
  return next({ ctx: { ...ctx, viewer } });
});
