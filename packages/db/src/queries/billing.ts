import { and, asc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { users } from "../schema.ts";
import type { Plan } from "@dupewise/domain/account/plan";
import type { Db } from "../connect.ts";

/** Taken before the payment provider is asked, so that answers can be put in the order of their questions. */
export interface ReadingStart {
  number: number;
  /** By the database's clock. */
  startedAt: Date;
}

/** To be called before the payment provider is asked: readings count in the order of these numbers. */
export async function startReading(db: Db): Promise<ReadingStart> {
  const [row] = await db.execute<{ number: string; now: string }>(
    sql`select nextval('billing_readings') as number, extract(epoch from now()) * 1000 as now`,
  );
  return { number: Number(row?.number), startedAt: new Date(Number(row?.now)) };
}

/** What is stored of somebody's billing. */
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

export async function hasCustomer(db: Db, customerId: string): Promise<boolean> {
  return (await db.$count(users, eq(users.customerId, customerId))) > 0;
}

/**
 * Keeps a user's customer unless another one was kept meanwhile. Answers the kept one; undefined when the user is gone.
 */
export async function keepCustomer(
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
  isPremium: users.isPremium,
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
 * Writes down what a reading found. One customer's writings happen one after another, and a reading that began before
 * the one that is written changes nothing: null, as for a customer of nobody. Else how it was before and is now.
 */
export async function writePlan(tx: Db, customerId: string, reading: number, plan: Plan) {
  const before = await findStored(tx, customerId);
  if (!before || before.reading >= reading) return null;
  const [after] = await tx
    .update(users)
    .set({
      ...plan,
      ...(plan.isPremium && { premiumUpgradedAt: sql`coalesce(${users.premiumUpgradedAt}, now())` }),
      billingReading: reading,
      billingReadAt: sql`now()`,
    })
    .where(eq(users.id, before.userId))
    .returning(stored);
  return after ? { before, after } : null;
}

/** Customers whose period is over or ends within a day, those first that were not read for longest. */
export async function customersDue(db: Db, limit: number): Promise<string[]> {
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
