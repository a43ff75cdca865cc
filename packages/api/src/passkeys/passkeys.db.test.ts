import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { describe, expect, it } from "vitest";
import { type Browser, captureErrorResponse, startCaller } from "../testing/caller.ts";
import { createAuthenticator } from "../testing/software-authenticator.ts";

const HOME = "https://dupewise.example";

async function addPasskey(browser: Browser, name = "Phone") {
  const authenticator = createAuthenticator();
  const response = authenticator.register(await browser.call.passkeys.beginRegistration());
  return { authenticator, passkey: await browser.call.passkeys.register({ name, response }) };
}

describe("a passkey", () => {
  it("signs in on another browser, and shows when it was last used", async () => {
    const { signUp, open } = await startCaller();
    const ada = await signUp();
    const { authenticator, passkey } = await addPasskey(ada, "  Ada’s phone ");
    expect(passkey).toMatchObject({ name: "Ada’s phone", lastUsedAt: null });
    const phone = open();
    const request = await phone.call.passkeys.beginSignIn();
    expect(request).toEqual({ challenge: expect.any(String), rpId: "dupewise.example", userVerification: "required" });
    expect((await phone.call.passkeys.signIn({ response: authenticator.signIn(request) })).email).toBe(
      "ada@example.com",
    );
    expect((await phone.call.auth.me()).email).toBe("ada@example.com");
    const [used] = await ada.call.passkeys.list();
    expect(used?.lastUsedAt).toBeInstanceOf(Date);
  });

  it("triggers an email to its owner when it is added and when it is removed", async () => {
    const { signUp, sql } = await startCaller();
    const ada = await signUp();
    const { passkey } = await addPasskey(ada);
    await ada.call.passkeys.remove({ id: passkey.id });
    expect(await ada.call.passkeys.list()).toEqual([]);
    const mails = await sql`select kind, recipient from mail_outbox where kind = 'sign-in-changed'`;
    expect(mails).toEqual(Array(2).fill({ kind: "sign-in-changed", recipient: "ada@example.com" }));
  });

  it("cannot be renamed or removed by another user", async () => {
    const { signUp } = await startCaller();
    const { passkey } = await addPasskey(await signUp());
    const mallory = await signUp("mallory@example.com");
    expect(await captureErrorResponse(mallory.call.passkeys.rename({ id: passkey.id, name: "Mine" }))).toMatchObject({
      status: 404,
    });
    expect(await captureErrorResponse(mallory.call.passkeys.remove({ id: passkey.id }))).toMatchObject({ status: 404 });
  });

  it("can be renamed by its owner", async () => {
    const { signUp } = await startCaller();
    const ada = await signUp();
    const { passkey } = await addPasskey(ada);
    expect(await ada.call.passkeys.rename({ id: passkey.id, name: "Work laptop" })).toMatchObject({
      name: "Work laptop",
    });
  });

  it("cannot be removed if it is the only sign-in method", async () => {
    const { signUp, sql } = await startCaller();
    const ada = await signUp();
    const { passkey } = await addPasskey(ada, "Phone");
    const { passkey: other } = await addPasskey(ada, "Laptop");
    await sql`update users set password = null`;
    await ada.call.passkeys.remove({ id: other.id });
    expect(await captureErrorResponse(ada.call.passkeys.remove({ id: passkey.id }))).toMatchObject({
      status: 409,
      body: { message: "This is your only way to sign in. Set a password first" },
    });
  });

  it("allows disconnecting the identity provider", async () => {
    const { signUp, sql } = await startCaller();
    const ada = await signUp();
    await addPasskey(ada);
    await sql`update users set password = null`;
    await sql`insert into identities (user_id, provider, subject, email)
      select id, 'https://id.example', 'ada', email from users`;
    const { identities } = await ada.call.identities.list();
    await ada.call.identities.disconnect({ id: identities[0]?.id ?? "" });
    expect((await ada.call.identities.list()).identities).toEqual([]);
  });

  it("is removed by a password reset", async () => {
    const { signUp, sql, open } = await startCaller();
    const ada = await signUp();
    const { authenticator } = await addPasskey(ada);
    await ada.call.auth.requestPasswordReset({ email: "ada@example.com" });
    const [mail] = await sql<{ link: string }[]>`
      select content->>'link' as link from mail_outbox where kind = 'password-reset'`;
    const token = new URL(mail?.link ?? "").hash.replace("#reset=", "");
    await ada.call.auth.resetPassword({ token, password: "augusta2" });
    const phone = open();
    const response = authenticator.signIn(await phone.call.passkeys.beginSignIn());
    expect(await captureErrorResponse(phone.call.passkeys.signIn({ response }))).toMatchObject({ status: 401 });
  });

  it("cannot be added twice, or once its account has reached the limit", async () => {
    const { signUp, sql } = await startCaller();
    const ada = await signUp();
    const { authenticator } = await addPasskey(ada);
    const options = await ada.call.passkeys.beginRegistration();
    expect(options.excludeCredentials).toHaveLength(1);
    const again = ada.call.passkeys.register({ name: "Again", response: authenticator.register(options) });
    expect(await captureErrorResponse(again)).toMatchObject({
      status: 409,
      body: { message: "That passkey has already been added" },
    });
    await sql`insert into passkeys (user_id, name, credential_id, public_key, counter)
      select id, 'More', n::text, 'x', 0 from users, generate_series(2, ${STORAGE_LIMITS.passkeys}::int) n`;
    expect(await captureErrorResponse(addPasskey(ada))).toMatchObject({
      status: 409,
      body: { message: "You've reached the limit of 20 passkeys. Remove one to add another" },
    });
  });
});

describe("a registration response", () => {
  it.each([
    ["comes from another site", { origin: "https://dupewise.example.evil.example" }],
    ["is for another site", { rpId: "evil.example" }],
    ["lacks user verification", { isVerified: false }],
    ["contains a device's certificate", { format: "apple" }],
  ])("is rejected if it %s", async (_, misbehavior) => {
    const { signUp } = await startCaller();
    const ada = await signUp();
    const response = createAuthenticator().register(await ada.call.passkeys.beginRegistration(), misbehavior);
    expect(await captureErrorResponse(ada.call.passkeys.register({ name: "Phone", response }))).toMatchObject({
      status: 400,
    });
    expect(await ada.call.passkeys.list()).toEqual([]);
  });

  it("is rejected with another account's challenge or with a sign-in challenge", async () => {
    const { signUp } = await startCaller();
    const mallory = await signUp("mallory@example.com");
    const ada = await signUp();
    const options = await mallory.call.passkeys.beginRegistration();
    const response = createAuthenticator().register(options);
    expect(await captureErrorResponse(ada.call.passkeys.register({ name: "Phone", response }))).toMatchObject({
      status: 400,
    });
    const { challenge } = await ada.call.passkeys.beginSignIn();
    const other = createAuthenticator().register({ ...options, challenge });
    expect(await captureErrorResponse(ada.call.passkeys.register({ name: "Phone", response: other }))).toMatchObject({
      status: 400,
    });
  });

  it("is rejected if it is malformed", async () => {
    const { signUp } = await startCaller();
    const ada = await signUp();
    const { id, rawId, type } = createAuthenticator().register(await ada.call.passkeys.beginRegistration());
    for (const clientDataJSON of [
      "AAAA",
      Buffer.from("null").toString("base64url"),
      Buffer.from("[]").toString("base64url"),
    ]) {
      const response = {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject: "AAAA" },
      };
      expect(await captureErrorResponse(ada.call.passkeys.register({ name: "Phone", response }))).toMatchObject({
        status: 400,
      });
    }
  });
});

describe("a sign-in response", () => {
  it.each([
    ["comes from another site", { origin: "https://evil.example" }],
    ["comes over plain HTTP", { origin: HOME.replace("https", "http") }],
    ["is for another site", { rpId: "evil.example" }],
    ["lacks user verification", { isVerified: false }],
    ["is signed with another key", { isForged: true }],
    ["names another account", { userHandle: Buffer.from(crypto.randomUUID()).toString("base64url") }],
    ["has a signature counter that did not increase: a clone", { counter: 1 }],
  ])("is rejected if it %s", async (_, misbehavior) => {
    const { signUp, open } = await startCaller();
    const { authenticator } = await addPasskey(await signUp());
    const phone = open();
    await phone.call.passkeys.signIn({ response: authenticator.signIn(await phone.call.passkeys.beginSignIn()) });
    await phone.call.auth.logout();
    const response = authenticator.signIn(await phone.call.passkeys.beginSignIn(), misbehavior);
    const refusal = await captureErrorResponse(phone.call.passkeys.signIn({ response }));
    expect(refusal).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
    expect(await captureErrorResponse(phone.call.auth.me())).toMatchObject({ status: 401 });
  });

  it("is accepted once, and only from the browser that requested the challenge", async () => {
    const { signUp, open } = await startCaller();
    const { authenticator } = await addPasskey(await signUp());
    const phone = open();
    const response = authenticator.signIn(await phone.call.passkeys.beginSignIn());
    const mallory = open();
    await mallory.call.passkeys.beginSignIn();
    expect(await captureErrorResponse(mallory.call.passkeys.signIn({ response }))).toMatchObject({ status: 400 });
    await phone.call.passkeys.signIn({ response });
    expect(await captureErrorResponse(phone.call.passkeys.signIn({ response }))).toMatchObject({
      status: 400,
      body: { message: "That request has expired or was already used. Please try again" },
    });
  });

  it("is rejected after the challenge has expired", async () => {
    const { signUp, open, sql } = await startCaller();
    const { authenticator } = await addPasskey(await signUp());
    const phone = open();
    const response = authenticator.signIn(await phone.call.passkeys.beginSignIn());
    await sql`update passkey_challenges set expires_at = now()`;
    expect(await captureErrorResponse(phone.call.passkeys.signIn({ response }))).toMatchObject({ status: 400 });
  });

  it("does not reveal whether a passkey exists", async () => {
    const { signUp, open } = await startCaller();
    const { authenticator } = await addPasskey(await signUp());
    const refusals = await Promise.all(
      [authenticator, createAuthenticator()].map(async ({ signIn }) => {
        const phone = open();
        const response = signIn(await phone.call.passkeys.beginSignIn(), { isForged: true, userHandle: "eA" });
        return (await captureErrorResponse(phone.call.passkeys.signIn({ response }))).body;
      }),
    );
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it("counts toward the rate limit of its network address", async () => {
    const { open } = await startCaller({ rateLimitScale: 0.05 });
    const phone = open();
    const stranger = createAuthenticator();
    for (const status of [401, 401, 401, 429]) {
      const response = stranger.signIn(await phone.call.passkeys.beginSignIn(), { userHandle: "eA" });
      expect(await captureErrorResponse(phone.call.passkeys.signIn({ response }))).toMatchObject({ status });
    }
  });
});
