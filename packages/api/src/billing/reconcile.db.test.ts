import type { Subscription } from "@dupewise/domain/account/billing";
import { expect, it } from "vitest";
import { startBilling } from "../testing/start-billing.ts";
import { reconcileCustomers } from "./reconcile.ts";
import { syncCustomer } from "./sync-customer.ts";

/** The verbs of billing, the emails they send and the customers they queue. */
async function verbs() {
  const billing = await startBilling();
  const { payments, sql } = billing;
  const told: string[] = [];
  const queued: string[] = [];
  const services = {
    ...billing.services,
    payments,
    queued,
    enqueue: async (_: unknown, _name: string, data: object) => {
      queued.push("customerId" in data ? String(data.customerId) : "");
    },
    sendMail: async (_: unknown, { kind }: { kind: string }) => void told.push(kind),
  };
  const planOf = async (email: string) => {
    const [row] = await sql`select is_premium, cancel_at_period_end from users where email = ${email}`;
    return row;
  };
  return { ...billing, services, told, planOf };
}

it("ignores a billing state that was requested earlier than the stored one but arrives later", async () => {
  const { person, services, stripe, planOf, told } = await verbs();
  const ada = await person();
  const { id } = await ada.pay();
  const customerId = await ada.customer();
  const older = Promise.withResolvers<Subscription[]>();
  const before = await services.payments.subscriptionsOf(customerId);
  const asked = Promise.withResolvers<void>();
  const subscriptionsOf = () => {
    asked.resolve();
    return older.promise;
  };
  const late = syncCustomer({ ...services, payments: { ...services.payments, subscriptionsOf } }, { customerId });
  await asked.promise;
  await syncCustomer(services, { customerId });
  stripe.account.setCancelAtPeriodEnd(id, true);
  await syncCustomer(services, { customerId });
  older.resolve(before ?? []);
  await late;
  expect(await planOf(ada.email)).toEqual({ is_premium: true, cancel_at_period_end: true });
  expect(told).toEqual(["subscription-started", "subscription-ending"]);
});

it("sends each email only once when billing is synced twenty times concurrently", async () => {
  const { person, services, planOf, told } = await verbs();
  const ada = await person();
  await ada.pay();
  const customerId = await ada.customer();
  await Promise.all(Array.from({ length: 20 }, () => syncCustomer(services, { customerId })));
  expect(await planOf(ada.email)).toMatchObject({ is_premium: true });
  expect(told).toEqual(["subscription-started"]);
});

it("applies missed events and unannounced changes in the nightly reconciliation", async () => {
  const { person, services, stripe, planOf, sql } = await verbs();
  const night = () => reconcileCustomers(services, {}, new AbortController().signal);
  const [ada, bob] = [await person(), await person("bob@example.com")];
  await ada.pay();
  await night();
  expect(await planOf(ada.email)).toMatchObject({ is_premium: true });
  const [{ count: events } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int from stripe_events`;
  expect(events).toBe(3);
  const asked = stripe.requests.length;
  await night();
  expect(stripe.requests.slice(asked).map(({ path }) => path)).toEqual(["/v1/events"]);
  // A customer whose period is over, and whose events were all recorded but not understood.
  await bob.pay();
  await sql`insert into stripe_events (id, type, created_at) values ('evt_old', 'x', now() - interval '31 days')`;
  await night();
  expect(await sql`select from stripe_events where id = 'evt_old'`).toHaveLength(0);
  await sql`update users set is_premium = false, subscription_period_end = now() where email = ${bob.email}`;
  await night();
  expect(services.queued).toEqual([await bob.customer()]);
});

it("stops the nightly reconciliation when it is aborted", async () => {
  const { services, person } = await verbs();
  const ada = await person();
  await ada.pay();
  await expect(reconcileCustomers(services, {}, AbortSignal.abort())).rejects.toThrow(/abort/i);
});

it("skips the nightly reconciliation if there is no payment provider", async () => {
  const { services, planOf, person } = await verbs();
  const ada = await person();
  await ada.pay();
  await reconcileCustomers({ ...services, payments: null }, {}, new AbortController().signal);
  expect(await planOf(ada.email)).toMatchObject({ is_premium: false });
});

it("reconciles the other customers even if reconciling one of them fails", async () => {
  const { person, services, stripe, planOf, sql } = await verbs();
  const [ada, bob] = [await person(), await person("bob@example.com")];
  await ada.pay();
  await bob.pay();
  const unknown = await bob.customer();
  stripe.failWith(({ params }) => (params["customer"] === unknown ? { status: 400 } : undefined));
  const night = () => reconcileCustomers(services, {}, new AbortController().signal);
  await expect(night()).rejects.toMatchObject({ code: "payments_unavailable" });
  expect(await planOf(ada.email)).toMatchObject({ is_premium: true });
  // Customers that were read today aren't reconciled either.
  await sql`update users set subscription_id = 'sub_' || id, subscription_period_end = now(), is_premium = false,
    billing_read_at = case when customer_id = ${unknown} then null else now() end`;
  await night().catch(() => {});
  expect(services.queued).toEqual([await bob.customer(), await ada.customer()]);
});

it("replays new events even if many events are already recorded", async () => {
  const { person, services, planOf, sql } = await verbs();
  const ada = await person();
  await ada.pay();
  const customerId = await ada.customer();
  await sql`insert into stripe_events (id, type) select 'evt_' || n, 'x' from generate_series(1, 1000) n`;
  async function* eventsSince() {
    for (let n = 1; n <= 1001; n += 1) yield { id: `evt_${n}`, type: "invoice.paid", customerId };
  }
  const payments = { ...services.payments, eventsSince };
  await reconcileCustomers({ ...services, payments }, {}, new AbortController().signal);
  expect(await planOf(ada.email)).toMatchObject({ is_premium: true });
});
