import { NAME_MAX_LENGTH, PROFILE_NAME_MAX_LENGTH } from "@dupewise/domain/constants";
import { DomainError } from "@dupewise/domain/errors";
import type { User } from "@dupewise/domain/account/user";
import { insertIdentity } from "@dupewise/db/queries/account/identities";
import { findUserByEmail, insertUser } from "@dupewise/db/queries/account/users";
import type { RequestContext } from "../context.ts";
import type { ProvidedPerson } from "../ports/identity-providers.ts";
import { keepComparisonOnSignUp } from "../visitors/keep.ts";

/** A person whose email an identity provider has verified. */
export type VerifiedPerson = Omit<ProvidedPerson, "verifiedEmail"> & {
  email: string;
  provider: string;
  providerName: string;
};

/**
 * Creates an account without a password for a person whom an identity provider has verified, as `register` does. Throws
 * `conflict` if the email is already in use, in which case its owner can sign in with the password and then connect the
 * provider, or `rate_limited` after too many attempts from one address.
 */
export async function signUpWithProvider(ctx: RequestContext, person: VerifiedPerson): Promise<User> {
  const { email, provider, providerName, subject } = person;
  await ctx.limits.take("registerAddress", ctx.address);
  if (await findUserByEmail(ctx.database.db, email)) {
    const message = `You already have an account. Sign in with your password, then connect ${providerName} on your account page`;
    throw new DomainError("conflict", message);
  }
  const names = namesOf(person);
  const isWelcomed = await ctx.limits.allows("mailRecipient", email.toLowerCase());
  return ctx.database.db.transaction(async (tx) => {
    const made = await insertUser(tx, { ...names, email, password: null });
    if (!(await insertIdentity(tx, { userId: made.id, provider, subject, email }))) {
      throw new DomainError("conflict", "This sign-in was completed elsewhere. Please start again");
    }
    const { id: userId, name } = made;
    if (isWelcomed) await ctx.sendMail(tx, { kind: "welcome", userId, to: email, name, link: ctx.siteUrl() });
    return keepComparisonOnSignUp(ctx, tx, made);
  });
}

/** Splits a name as sign-up does when the provider gives no parts; without any name, the email is used. */
function namesOf({
  name,
  firstName,
  lastName,
  email,
}: Pick<VerifiedPerson, "name" | "email"> & {
  firstName: string | null;
  lastName: string | null;
}): { name: string; firstName: string; lastName: string | null } {
  const cut = (text: string, most: number) =>
    text
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, most)
      .toWellFormed()
      .trim();
  const given = cut(firstName ?? "", PROFILE_NAME_MAX_LENGTH);
  const family = cut(lastName ?? "", PROFILE_NAME_MAX_LENGTH);
  const whole =
    cut(name ?? "", NAME_MAX_LENGTH) ||
    `${given} ${family}`.trim() ||
    cut(email.split("@")[0] ?? email, NAME_MAX_LENGTH);
  const [first = whole, ...rest] = whole.split(" ");
  if (given || family) return { name: whole, firstName: given || first, lastName: family || null };
  const cutRest = cut(rest.join(" "), PROFILE_NAME_MAX_LENGTH);
  return { name: whole, firstName: cut(first, PROFILE_NAME_MAX_LENGTH), lastName: cutRest || null };
}
