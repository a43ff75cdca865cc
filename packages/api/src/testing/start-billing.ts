import { createStripePayments } from "@dupewise/payments/stripe-payments";
import { computeSignatureHeader, startFakeStripe, WEBHOOK_SECRET } from "@dupewise/testing/stripe";
import { onTestFinished } from "vitest";
import { deleteCustomer } from "../billing/delete-customer.ts";
import { handlePaymentEvent } from "../billing/handle-event.ts";
import { updateCustomer } from "../billing/update-customer.ts";
import { parseJobData } from "../ports/jobs.ts";
import { startCaller } from "./caller.ts";

/** Starts a fake Stripe and the API verbs that use it. Delivers events and runs jobs only when the test asks for it. */
export async function startBilling() {
  const stripe = await startFakeStripe();
  onTestFinished(stripe.close);
  const payments = createStripePayments({
    secretKey: stripe.env.STRIPE_SECRET_KEY,
    webhookSecrets: [WEBHOOK_SECRET],
    baseUrl: stripe.url,
  });
  const { services, sql, jobs, signUp } = await startCaller({ payments, rateLimitScale: 0 });

  let heard = 0;
  /** Delivers every undelivered event, as the bytes that Stripe would send. */
  const deliver = async () => {
    for (const event of stripe.account.events.slice(heard)) {
      heard += 1;
      const body = JSON.stringify(event);
      await handlePaymentEvent(services, payments.readEvent(Buffer.from(body), computeSignatureHeader(body)));
    }
  };
  /** Runs the queued customer jobs; rejects when one fails. */
  const work = async () => {
    for (const { name, data } of jobs) {
      if (name === "update-customer") await updateCustomer(services, parseJobData(name, data));
      if (name === "end-customer") await deleteCustomer(services, parseJobData(name, data));
    }
  };
  /** Signs a user up. Returns the actions that they can take on their plan. */
  const person = async (email = "ada@example.com") => {
    const { call } = await signUp(email);
    const checkout = async () => (await call.billing.createSubscription()).checkoutUrl.split("/").at(-1) ?? "";
    return {
      email,
      call,
      checkout,
      /** Opens a checkout and pays there, without delivering an event. */
      pay: async () => stripe.account.pay(await checkout()),
      customer: async () => {
        const [row] = await sql<{ id: string | null }[]>`select customer_id as id from users where email = ${email}`;
        return row?.id ?? "";
      },
    };
  };
  const mails = async () => {
    const rows = await sql<
      { kind: string }[]
    >`select kind from mail_outbox where kind like '%subscription%' or kind like 'payment%' order by created_at, id`;
    return rows.map(({ kind }) => kind);
  };
  return { services, payments, stripe, sql, jobs, deliver, work, person, mails };
}
