import { startCaller, captureErrorResponse, type Browser } from "@dupewise/api/testing/caller";
import { expect, it } from "vitest";
import { startIdentityProvider } from "../testing/start-identity-provider.ts";
import { createOpenIdProvider } from "./openid-provider.ts";

const SITE = "https://dupewise.example";
const ADA = {
  sub: "ada-1",
  email: "ada@example.com",
  email_verified: true,
  name: "Ada King Lovelace",
  given_name: "Ada",
  family_name: "King Lovelace",
};
const COMPLETE = { name: "Ada King Lovelace", firstName: "Ada", lastName: "King Lovelace" };

async function start() {
  const provider = await startIdentityProvider();
  provider.people.set(ADA.sub, ADA);
  provider.serve(SITE);
  const { issuer } = provider;
  const client = createOpenIdProvider({
    name: "Example ID",
    issuer,
    clientId: provider.environment.OIDC_CLIENT_IDS,
    clientSecret: provider.environment.OIDC_CLIENT_SECRETS,
  });
  const world = await startCaller({ identityProviders: [client] });
  const begin = async (browser: Browser) => (await browser.call.identities.begin({ provider: issuer })).url;
  const goThrough = async (browser: Browser, sub = ADA.sub) =>
    browser.call.identities.finish({ answer: await provider.signIn(await begin(browser), sub) });
  const connect = async (browser: Browser, sub = ADA.sub) => {
    const { url } = await browser.call.identities.connect({ provider: issuer });
    return browser.call.identities.finish({ answer: await provider.signIn(url, sub) });
  };
  return { ...world, provider, issuer, begin, goThrough, connect };
}

it("signs up with the name from the provider and without a password, and signs in to the same account from any browser", async () => {
  const { open, goThrough, sql } = await start();
  const made = await goThrough(open());
  expect(made).toMatchObject({ outcome: "signed_up", user: { ...COMPLETE, email: "ada@example.com" } });
  expect(await sql`select password from users`).toEqual([{ password: null }]);
  const again = open();
  expect(await goThrough(again)).toMatchObject({ outcome: "signed_in", user: { id: made.user.id } });
  expect(await again.call.auth.me()).toMatchObject({ id: made.user.id });
  const { hasPassword, identities } = await again.call.identities.list();
  expect([hasPassword, identities.length]).toEqual([false, 1]);
});

it("splits a full name if the provider sends no separate parts, and uses the email if it sends no name", async () => {
  const { open, goThrough, provider } = await start();
  const mail = { email_verified: true };
  provider.people.set("grace", { sub: "grace", email: "grace@example.com", name: "Grace  Brewster Hopper", ...mail });
  provider.people.set("anon", { sub: "anon", email: "quiet@example.com", name: "\u0000 ", ...mail });
  expect((await goThrough(open(), "grace")).user).toMatchObject({ firstName: "Grace", lastName: "Brewster Hopper" });
  expect((await goThrough(open(), "anon")).user).toMatchObject({ name: "quiet", firstName: "quiet", lastName: null });
});

it("does not sign in to an existing account that has a password until its owner connects the provider", async () => {
  const { open, signUp, goThrough, connect, sql } = await start();
  const ada = await signUp("ada@example.com");
  expect((await captureErrorResponse(goThrough(open()))).body).toMatchObject({ code: "conflict" });
  expect(await connect(ada)).toMatchObject({ outcome: "connected" });
  const mails = await sql`select recipient from mail_outbox where kind = 'sign-in-changed'`;
  expect(mails).toEqual([{ recipient: "ada@example.com" }]);
  expect(await goThrough(open())).toMatchObject({ outcome: "signed_in", user: { email: "ada@example.com" } });
});

it("rejects an identity that has a different email or belongs to another account", async () => {
  const { signUp, connect, provider } = await start();
  const grace = await signUp("grace@example.com");
  expect((await captureErrorResponse(connect(grace))).body).toMatchObject({ code: "conflict" });
  const ada = await signUp("ada@example.com");
  await connect(ada);
  provider.people.set(ADA.sub, { ...ADA, email: "grace@example.com" });
  expect((await captureErrorResponse(connect(grace))).body).toMatchObject({ code: "conflict" });
  expect((await grace.call.identities.list()).identities).toEqual([]);
});

it("disconnects a provider, unless it is the last sign-in method or belongs to another user", async () => {
  const { open, signUp, goThrough, connect } = await start();
  const browser = open();
  await goThrough(browser);
  const [only] = (await browser.call.identities.list()).identities;
  const id = only?.id ?? "";
  expect((await captureErrorResponse(browser.call.identities.disconnect({ id }))).body.code).toBe("conflict");
  const grace = await signUp("grace@example.com");
  expect((await captureErrorResponse(grace.call.identities.disconnect({ id }))).body.code).toBe("not_found");
  await browser.call.auth.changePassword({ currentPassword: "none", newPassword: "analytical 2" });
  await browser.call.identities.disconnect({ id });
  expect((await captureErrorResponse(goThrough(open()))).body.code).toBe("conflict");
  expect((await captureErrorResponse(connect(grace))).body.code).toBe("conflict");
});

it("deletes an account without a password only if the user has just signed in with the provider", async () => {
  const { open, goThrough, sql } = await start();
  const browser = open();
  await goThrough(browser);
  await sql`update sessions set created_at = now() - interval '11 minutes'`;
  const late = await captureErrorResponse(browser.call.auth.deleteAccount({ password: "none" }));
  expect(late.body).toMatchObject({ code: "validation_failed" });
  await goThrough(browser);
  await browser.call.auth.deleteAccount({ password: "none" });
  expect(await sql`select id from users`).toEqual([]);
});

it("finishes a sign-in only once, only in the browser that started it, and only within ten minutes", async () => {
  const { open, begin, provider, sql } = await start();
  const browser = open();
  const answer = await provider.signIn(await begin(browser), ADA.sub);
  const other = open();
  await begin(other);
  for (const thief of [open(), other]) {
    expect((await captureErrorResponse(thief.call.identities.finish({ answer }))).body.code).toBe("validation_failed");
  }
  await browser.call.identities.finish({ answer });
  expect((await captureErrorResponse(browser.call.identities.finish({ answer }))).body.code).toBe("validation_failed");
  const late = await provider.signIn(await begin(browser), ADA.sub);
  await sql`update sign_in_attempts set expires_at = now()`;
  expect((await captureErrorResponse(browser.call.identities.finish({ answer: late }))).body.code).toBe(
    "validation_failed",
  );
});

it.each([
  ["another state", (answer: string) => answer.replace(/state=[^&]+/, `state=${"x".repeat(43)}`)],
  ["no state", (answer: string) => answer.replace(/state=[^&]+/, "")],
  ["another issuer", (answer: string) => answer.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example")],
  ["another code", (answer: string) => answer.replace(/code=[^&]+/, "code=forged")],
  ["an error", (answer: string) => answer.replace(/code=[^&]+/, "error=access_denied")],
])("rejects a response with %s without signing anyone in", async (_, change) => {
  const { open, begin, provider, sql } = await start();
  const browser = open();
  const answer = change(await provider.signIn(await begin(browser), ADA.sub));
  expect((await captureErrorResponse(browser.call.identities.finish({ answer }))).body.code).toBe("validation_failed");
  expect(await sql`select id from users`).toEqual([]);
});

it.each([
  ["another nonce", { nonce: "another" }],
  ["another issuer", { iss: "https://evil.example" }],
  ["another audience", { aud: "another" }],
  ["an expiry in the past", { exp: 1 }],
  ["no subject", { sub: undefined }],
  ["a subject that is not a string", { sub: "a\u0000b" }],
])("rejects a token with %s even if its signature is valid", async (_, changes) => {
  const { open, goThrough, provider } = await start();
  provider.how.tamper = (claims) => ({ ...claims, ...changes });
  expect((await captureErrorResponse(goThrough(open()))).body.code).toBe("validation_failed");
  provider.how.tamper = (claims) => claims;
  expect(await goThrough(open())).toMatchObject({ outcome: "signed_up" });
});

it("rejects a token with an invalid signature", async () => {
  const { open, goThrough, provider } = await start();
  provider.how.signature = Buffer.alloc(256, 1).toString("base64url");
  expect((await captureErrorResponse(goThrough(open()))).body.code).toBe("validation_failed");
});

it.each([
  ["not verified", { email_verified: false }],
  ["not stated as verified", { email_verified: undefined }],
  ["missing", { email: undefined }],
  ["not an email address", { email: "ada" }],
])("creates no account for an email that is %s", async (_, changes) => {
  const { open, goThrough, provider, sql } = await start();
  provider.people.set(ADA.sub, { ...ADA, ...changes });
  expect((await captureErrorResponse(goThrough(open()))).body.code).toBe("validation_failed");
  expect(await sql`select id from users`).toEqual([]);
});

it.each(["fails", "hangs"] as const)(
  "reports that the provider %s, and works again once the provider does",
  async (state) => {
    const { open, goThrough, provider } = await start();
    provider.how.token = state;
    expect((await captureErrorResponse(goThrough(open()))).body).toMatchObject({ code: "unavailable" });
    provider.how.token = "answers";
    expect(await goThrough(open())).toMatchObject({ outcome: "signed_up" });
  },
);

it("reports that the provider is down if it is unreachable before the first sign-in", async () => {
  const { open, begin, provider } = await start();
  await provider.close();
  expect((await captureErrorResponse(begin(open()))).body).toMatchObject({ code: "unavailable" });
});
