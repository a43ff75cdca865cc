import { and, asc, eq, isNotNull, lt, sql } from "../../drizzle.ts";
import { users } from "../../schema.ts";
import { isPremiumNow } from "./premium-now.ts";
import type { Plan } from "@dupewise/domain/account/subscription-plan";
import type { Db } from "../../connect.ts";

/**
 * Takes the next sequence number for reading a customer's plan from the payment provider. Call this before reading the
 * plan, because the reading with the highest number wins.
 */
export async function takeReadingNumber(db: Db): Promise<number> {
  const [row] = await db.execute<{ number: string }>(sql`select nextval('billing_readings') as number`);
  return Number(row?.number);
}

/** Returns an account's stored customer ID, subscription ID and subscription status, each null if there is none. */
export async function findBilling(db: Db, userId: string) {
  const [row] = await db
    .select({
      customerId: users.customerId,
      subscriptionId: users.subscriptionId,
      subscriptionStatus: users.subscriptionStatus,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { customerId: null, subscriptionId: null, subscriptionStatus: null };
}

/** Returns true if an account has this customer ID at the payment provider. */
export async function hasCustomer(db: Db, customerId: string): Promise<boolean> {
  return (await db.$count(users, eq(users.customerId, customerId))) > 0;
}

/**
 * Stores a user's customer ID, unless a concurrent request has already stored another one. Returns the ID that is now
 * stored, or undefined if the user no longer exists.
 * @param replaces the ID that was stored when the caller looked, or null if there was none
 */
export async function storeCustomer(
  db: Db,
  userId: string,
  customerId: string,
  replaces: string | null,
): Promise<string | undefined> {
  await db
    .update(users)
    .set({ customerId })
    .where(and(eq(users.id, userId), sql`${users.customerId} is not distinct from ${replaces}`));
  return (await findBilling(db, userId)).customerId ?? undefined;
}

const stored = {
  userId: users.id,
  email: users.email,
  name: users.name,
  isPremium: isPremiumNow,
  subscriptionId: users.subscriptionId,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionPeriodEnd: users.subscriptionPeriodEnd,
  cancelAtPeriodEnd: users.cancelAtPeriodEnd,
};

export type StoredPlan = Awaited<ReturnType<typeof findStored>>;

const findStored = async (tx: Db, customerId: string) => {
  const [row] = await tx
    .select({ ...stored, reading: users.billingReading })
    .from(users)
    .where(eq(users.customerId, customerId))
    .for("no key update");
  return row;
};

/**
 * Stores a plan that was read from the payment provider. Concurrent calls for the same customer run one after another.
 * Returns the plans before and after the change, or null if a newer reading is already stored or no account has this
 * customer ID.
 */
export async function storePlan(tx: Db, customerId: string, reading: number, plan: Plan) {
  const before = await findStored(tx, customerId);
  if (!before || before.reading >= reading) return null;
  // A plan without a payment is not premium, unlike premium without an end date.
  const until = sql.param(plan.premiumUntil, users.premiumUntil);
  const isPremium = plan.premiumUntil === null ? sql<boolean>`false` : sql<boolean>`(${until} > now())`;
  const [after] = await tx
    .update(users)
    .set({
      ...plan,
      isPremium,
      premiumUpgradedAt: sql`case when ${isPremium} then coalesce(${users.premiumUpgradedAt}, now())
        else ${users.premiumUpgradedAt} end`,
      billingReading: reading,
      billingReadAt: sql`now()`,
    })
    .where(eq(users.id, before.userId))
    .returning(stored);
  return after ? { before, after } : null;
}

/**
 * Lists the customer IDs of subscribers whose billing period has ended or ends within a day, least recently synced
 * first.
 */
export async function listCustomersToSync(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ customerId: users.customerId })
    .from(users)
    .where(
      and(
        isNotNull(users.customerId),
        isNotNull(users.subscriptionId),
        lt(users.subscriptionPeriodEnd, sql`now() + interval '1 day'`),
      ),
    )
    .orderBy(sql`${users.billingReadAt} asc nulls first`, asc(users.id))
    .limit(limit);
  return rows.flatMap(({ customerId }) => customerId ?? []);
}
