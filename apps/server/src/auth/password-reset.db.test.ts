import { describe, expect, it } from "vitest";
import { startApi } from "../testing/start-api.ts";

const EMAIL = "ada@example.com";

async function forgotten() {
  const api = await startApi({ RUN_JOBS: "false" });
  const cookie = await api.signUp(EMAIL);
  const { sql } = api;
  const ask = (email = EMAIL) => api.call("POST", "/api/auth/forgot-password", { body: { email } });
  const reset = (token: string, password = "analytical 2") =>
    api.call("POST", "/api/auth/reset-password", { body: { token, password } });
  const mails = () =>
    sql<{ recipient: string; link: string }[]>`select recipient, content->>'link' as link from mail_outbox
      where kind = 'password-reset' order by created_at`;
  const token = async () => {
    await ask();
    return /#reset=([\w-]+)/.exec((await mails()).at(-1)?.link ?? "")?.[1] ?? "";
  };
  return { ...api, cookie, ask, reset, mails, token };
}

describe("a forgotten password", () => {
  it("is replaced through the mailed link, which ends every session", async () => {
    const { token, reset, call, cookie, url, mails } = await forgotten();
    expect((await reset(await token())).status).toBe(204);
    expect((await mails())[0]).toMatchObject({ recipient: EMAIL, link: expect.stringContaining(`${url}/auth#reset=`) });
    expect((await call("GET", "/api/user", { cookie })).status).toBe(401);
    const login = (password: string) => call("POST", "/api/login", { body: { email: EMAIL, password } });
    expect((await login("lovelace1")).status).toBe(401);
    expect((await login("analytical 2")).status).toBe(200);
  });

  it("answers alike for an account that does not exist, and mails nobody", async () => {
    const { ask, mails } = await forgotten();
    const unknown = await ask("nobody@example.com");
    expect(await mails()).toHaveLength(0);
    const known = await ask();
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mails()).toHaveLength(1);
  });

  it("is replaced once by a link, and by the newest link alone", async () => {
    const { token, reset } = await forgotten();
    const [first, second] = [await token(), await token()];
    expect(first).not.toBe(second);
    expect((await reset(first)).body).toMatchObject({ code: "validation_failed", issues: [{ path: "token" }] });
    const both = await Promise.all([reset(second), reset(second)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it("is not replaced by an expired link, by a stolen row, or by a password that is none", async () => {
    const { token, reset, sql } = await forgotten();
    const fresh = await token();
    const [row] = await sql<{ token_hash: string }[]>`select token_hash from password_reset_tokens`;
    expect(row?.token_hash).not.toContain(fresh);
    expect((await reset(row?.token_hash ?? "")).status).toBe(400);
    expect((await reset(fresh, "1234567")).body).toMatchObject({ issues: [{ path: "password" }] });
    await sql`update password_reset_tokens set expires_at = now() - interval '1 second'`;
    expect((await reset(fresh)).status).toBe(400);
  });

  it("is not replaced by a link in a mailbox that the account has left", async () => {
    const { token, reset, call, cookie } = await forgotten();
    const left = await token();
    const profile = { firstName: "Ada", lastName: "Lovelace", emailNotificationsEnabled: true };
    const move = (email: string) => call("PUT", "/api/auth/profile", { cookie, body: { ...profile, email } });
    expect((await move("ada@elsewhere.example")).status).toBe(200);
    expect((await reset(left)).body).toMatchObject({ code: "validation_failed", issues: [{ path: "token" }] });
  });

  it("is mailed three times an hour at most, and says nothing of it", async () => {
    const { ask, mails } = await forgotten();
    for (let time = 0; time < 5; time++) expect((await ask()).status).toBe(204);
    expect(await mails()).toHaveLength(3);
  });
});
