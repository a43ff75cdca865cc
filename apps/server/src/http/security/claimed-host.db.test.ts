import { request } from "node:http";
import { expect, it } from "vitest";
import { startBilling } from "../../testing/start-billing.ts";

const SITE = "http://dupes.example";
/** Every header by which a request can claim another site. */
const CLAIMS = {
  host: "stranger.example",
  "x-forwarded-host": "stranger.example",
  "x-forwarded-server": "stranger.example",
  "x-forwarded-proto": "https",
  "x-original-host": "stranger.example",
  forwarded: "for=192.0.2.1;host=stranger.example;proto=https",
};

/** Posts JSON without fetch, which sets its own Host header. */
const post = (url: string, cookie: string, body: object, claims: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { ...claims, cookie, "content-type": "application/json" };
    request(url, { method: "POST", headers }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end(JSON.stringify(body));
  });

it.each([
  ["with PUBLIC_URL", { PUBLIC_URL: `${SITE}/` }],
  ["without PUBLIC_URL", {}],
])(
  "links only to this site in emails and Stripe requests, regardless of the host that a request claims: %s",
  async (_, environment) => {
    const { api, person, stripe, sql } = await startBilling({ ...environment, RUN_JOBS: "false" });
    const site = "PUBLIC_URL" in environment ? SITE : api.url;
    // When our name is configured, a request to another one does nothing.
    if ("PUBLIC_URL" in environment) {
      expect(await post(`${api.url}/api/auth/forgot-password`, "", { email: "ada@example.com" }, CLAIMS)).toBe(403);
    }
    const claims = "PUBLIC_URL" in environment ? { ...CLAIMS, host: new URL(api.url).host } : CLAIMS;
    const { email, cookie, pay } = await person();
    expect(await post(`${api.url}/api/create-subscription`, cookie, {}, claims)).toBe(200);
    await pay();
    expect(await post(`${api.url}/api/billing-portal`, cookie, {}, claims)).toBe(200);
    expect(await post(`${api.url}/api/auth/forgot-password`, "", { email }, claims)).toBe(204);

    const told = stripe.requests.map(({ params }) => params);
    expect(told).toContainEqual(
      expect.objectContaining({
        success_url: `${site}/?subscription=success`,
        cancel_url: `${site}/subscribe?checkout=left`,
      }),
    );
    expect(told).toContainEqual(expect.objectContaining({ return_url: `${site}/subscribe?billing=returned` }));
    const mails = await sql<{ content: object }[]>`select content from mail_outbox where kind = 'password-reset'`;
    expect(mails).toMatchObject([{ content: { link: expect.stringContaining(`${site}/auth#reset=`) } }]);
    expect(JSON.stringify([told, mails])).not.toContain("stranger");
  },
);
