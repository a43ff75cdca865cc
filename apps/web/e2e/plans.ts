import type { World } from "./world.ts";

/**
 * Makes an account premium in the database, as after a payment. An open page shows it after a reload.
 * @param ending whether the subscription has been canceled
 */
export async function makePremium(world: World, email: string, { ending = false } = {}): Promise<void> {
  await world.sql`
    update users set is_premium = true, premium_upgraded_at = '2026-05-04T12:00:00Z',
      subscription_period_end = '2099-06-04T12:00:00Z', cancel_at_period_end = ${ending}
    where email = ${email}`;
}
