import { startFakeStripe } from "@dupewise/testing/stripe";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { startApi } from "./start-api.ts";

const CheckoutId = z.object({ checkoutUrl: z.string() }).transform(({ checkoutUrl }) => checkoutUrl.split("/").at(-1));

/** Starts the server and a fake Stripe that delivers webhooks only when the test asks for them. */
export async function startBilling(environment: Record<string, string> = {}) {
  const stripe = await startFakeStripe();
  onTestFinished(stripe.close);
  const api = await startApi({ ...stripe.env, RATE_LIMIT_SCALE: "0", ...environment });
  const { sql } = api;
  const webhook = new URL("/api/stripe/webhook", api.url).href;

  /** Signs a user up. Returns the actions that they can take on their plan. */
  const person = async (email = "ada@example.com") => {
    const cookie = await api.signUp(email);
    const post = (path: string) => api.call("POST", path, { cookie });
    const checkout = async () => CheckoutId.parse((await post("/api/create-subscription")).body) ?? "";
    return {
      email,
      cookie,
      post,
      checkout,
      user: async () => (await api.call("GET", "/api/user", { cookie })).body,
      status: async () => (await api.call("GET", "/api/subscription", { cookie })).body,
      /** Opens a checkout and pays there, without delivering an event. */
      pay: async () => stripe.account.pay(await checkout()),
      customer: async () => {
        const [row] = await sql<{ id: string }[]>`select customer_id as id from users where email = ${email}`;
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
  return { api, stripe, sql, webhook, person, mails };
}
