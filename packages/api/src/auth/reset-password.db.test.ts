import { describe, expect, it } from "vitest";
import { PASSWORD, captureErrorResponse, startCaller } from "../testing/caller.ts";

const EMAIL = "ada@example.com";

async function forgotten() {
  const caller = await startCaller();
  const ada = await caller.signUp(EMAIL);
  const { sql, open } = caller;
  const visitor = open();
  const ask = (email = EMAIL) => visitor.call.auth.requestPasswordReset({ email });
  const reset = (token: string, password = "analytical 2") => visitor.call.auth.resetPassword({ token, password });
  const mails = () =>
    sql<{ recipient: string; link: string }[]>`select recipient, content->>'link' as link from mail_outbox
      where kind = 'password-reset' order by created_at`;
  const token = async () => {
    await ask();
    return /#reset=([\w-]+)/.exec((await mails()).at(-1)?.link ?? "")?.[1] ?? "";
  };
  return { ...caller, ada, ask, reset, mails, token };
}

describe("resetting a forgotten password", () => {
  it("works through the emailed link, and ends all sessions", async () => {
    const { token, reset, ada, open, mails } = await forgotten();
    await reset(await token());
    expect((await mails())[0]).toMatchObject({
      recipient: EMAIL,
      link: expect.stringContaining("https://dupewise.example/auth#reset="),
    });
    expect((await captureErrorResponse(ada.call.auth.me())).status).toBe(401);
    const login = (password: string) => open().call.auth.login({ email: EMAIL, password });
    expect((await captureErrorResponse(login(PASSWORD))).status).toBe(401);
    expect(await login("analytical 2")).toMatchObject({ email: EMAIL });
  });

  it("responds the same way for an unknown account, but sends no email", async () => {
    const { ask, mails } = await forgotten();
    const unknown = await ask("nobody@example.com");
    expect(await mails()).toHaveLength(0);
    const known = await ask();
    expect(unknown).toEqual(known);
    expect(await mails()).toHaveLength(1);
  });

  it("accepts each link only once, and only the newest link", async () => {
    const { token, reset } = await forgotten();
    const [first, second] = [await token(), await token()];
    expect(first).not.toBe(second);
    expect((await captureErrorResponse(reset(first))).body).toMatchObject({
      code: "validation_failed",
      issues: [{ path: "token" }],
    });
    const both = [reset(second), reset(second)];
    const outcomes = await Promise.allSettled(both);
    const refused = both.filter((_, at) => outcomes[at]?.status === "rejected");
    expect(refused).toHaveLength(1);
    for (const call of refused) expect((await captureErrorResponse(call)).status).toBe(400);
  });

  it("rejects an expired link, a token from a stolen database row, and an invalid new password", async () => {
    const { token, reset, sql } = await forgotten();
    const fresh = await token();
    const [row] = await sql<{ token_hash: string }[]>`select token_hash from password_reset_tokens`;
    expect(row?.token_hash).not.toContain(fresh);
    expect((await captureErrorResponse(reset(row?.token_hash ?? ""))).status).toBe(400);
    expect((await captureErrorResponse(reset(fresh, "1234567"))).body).toMatchObject({
      issues: [{ path: "password" }],
    });
    await sql`update password_reset_tokens set expires_at = now() - interval '1 second'`;
    expect((await captureErrorResponse(reset(fresh))).status).toBe(400);
  });

  it("rejects a link that was sent to a previous email address", async () => {
    const { token, reset, ada } = await forgotten();
    const left = await token();
    const profile = { firstName: "Ada", lastName: "Lovelace", emailNotificationsEnabled: true };
    await ada.call.auth.updateProfile({ ...profile, email: "ada@elsewhere.example" });
    expect((await captureErrorResponse(reset(left))).body).toMatchObject({
      code: "validation_failed",
      issues: [{ path: "token" }],
    });
  });

  it("sends at most three emails an hour, without revealing the limit", async () => {
    const { ask, mails } = await forgotten();
    for (let time = 0; time < 5; time++) await ask();
    expect(await mails()).toHaveLength(3);
  });
});
