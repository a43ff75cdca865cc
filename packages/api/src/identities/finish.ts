import { Email } from "@dupewise/domain/account/email";
import type { FinishedSignIn, FinishSignInInput } from "@dupewise/domain/account/identity";
import { DomainError } from "@dupewise/domain/errors";
import { findUserByIdentity, insertIdentity, consumeSignInAttempt } from "@dupewise/db/queries/account/identities";
import { requireViewer } from "../auth/require-viewer.ts";
import { signIn } from "../auth/sign-in.ts";
import { notifyOfSignInChange } from "../auth/notify-of-sign-in-change.ts";
import { hashToken } from "../auth/tokens.ts";
import type { RequestContext } from "../context.ts";
import { callbackUrl } from "./begin.ts";
import { signUpWithProvider, type VerifiedPerson } from "./sign-up-with-provider.ts";

/**
 * Finishes a sign-in that this browser started with an identity provider: signs in, creates an account, or connects the
 * identity to the viewer's account. Throws `validation_failed` for an invalid response or an unverified email,
 * `conflict` if the email belongs to an account that isn't connected, `unavailable` if the provider can't be reached,
 * and `rate_limited` after too many attempts from one address.
 */
export async function finishSignIn(ctx: RequestContext, { answer }: FinishSignInInput): Promise<FinishedSignIn> {
  const { db } = ctx.database;
  const state = new URLSearchParams(answer).get("state");
  const { hash: deviceHash } = ctx.device;
  const attempt =
    state === null || deviceHash === null
      ? undefined
      : await consumeSignInAttempt(db, { stateHash: hashToken(state), deviceHash });
  const provider = ctx.identityProviders.find(({ id }) => id === attempt?.provider);
  if (!attempt || !provider || state === null) {
    throw new DomainError("validation_failed", "This sign-in has expired. Please start again");
  }
  const { nonce, verifier, userId } = attempt;
  const person = await provider.finish(callbackUrl(ctx), answer, { state, nonce, verifier });
  const email = Email.safeParse(person.verifiedEmail).data;
  const from = { ...person, provider: provider.id, providerName: provider.name };
  if (userId !== null) return connect(ctx, userId, { ...from, email });
  const known = await findUserByIdentity(db, from);
  const user = known ?? (await signUpWithProvider(ctx, requireEmail({ ...from, email })));
  await ctx.limits.refund("loginAddress", ctx.address);
  await signIn(ctx, user.id);
  return { user, outcome: known ? "signed_in" : "signed_up" };
}

type Person = Omit<VerifiedPerson, "email"> & { email: string | undefined };

/** Connects an identity, but only for the account that started this, and only one with the account's email address. */
async function connect(ctx: RequestContext, userId: string, person: Person): Promise<FinishedSignIn> {
  const user = await requireViewer(ctx);
  if (user.id !== userId) {
    throw new DomainError("validation_failed", "You've since signed in to another account. Please start again");
  }
  const { email, provider, subject, providerName } = requireEmail(person);
  if (email.toLowerCase() !== user.email.toLowerCase()) {
    const message = `Your email address at ${providerName} differs from your account's, ${user.email}`;
    throw new DomainError("conflict", message);
  }
  await ctx.database.db.transaction(async (tx) => {
    if (!(await insertIdentity(tx, { userId, provider, subject, email }))) {
      throw new DomainError("conflict", `${providerName} is already connected to this or another account`);
    }
    await notifyOfSignInChange(ctx, tx, { user, change: "added", way: providerName });
  });
  return { user, outcome: "connected" };
}

function requireEmail({ email, ...person }: Person): VerifiedPerson {
  if (email !== undefined) return { ...person, email };
  const message = `${person.providerName} hasn't verified your email address. Verify it there first`;
  throw new DomainError("validation_failed", message);
}
