import { REQUIRED_SCOPES } from "@dupewise/api/access-tokens/scopes.data";
import { PROCEDURES } from "@dupewise/api/transport/endpoints";
import type { Scope } from "@dupewise/domain/account/access-token";
import { SCOPES } from "@dupewise/domain/account/token-terms";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { callOverAllTransports, itWithSharedServer, getSampleInput, type startMatrix } from "./setting.ts";
import { type OwnedResources } from "./samples.data.ts";

type Matrix = Awaited<ReturnType<typeof startMatrix>>;
const Made = z.object({ id: z.string(), token: z.string() });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const takesId = PROCEDURES.filter(({ input }) => input instanceof z.ZodObject && "id" in input.shape);

async function createToken({ api }: Matrix, { cookie }: OwnedResources, scopes: readonly Scope[] = SCOPES) {
  const { body } = await api.call("POST", "/api/access-tokens", { cookie, body: { name: "Test", scopes, days: 30 } });
  return Made.parse(body);
}

describe("access tokens", () => {
  it("have a scope for every existing procedure, and for no others", () => {
    expect(Object.keys(REQUIRED_SCOPES).toSorted()).toEqual(PROCEDURES.map(({ name }) => name).toSorted());
  });

  itWithSharedServer("grant access to exactly what their scopes allow, and set no cookie", async ({ matrix }) => {
    const own = await matrix.person();
    await matrix.sql`update users set is_premium = true`;
    const { token } = await createToken(matrix, own);
    for (const procedure of PROCEDURES.filter(({ name }) => REQUIRED_SCOPES[name] !== "session")) {
      for (const reply of await callOverAllTransports(
        matrix.api,
        procedure,
        getSampleInput(procedure, own),
        bearer(token),
      )) {
        expect(["unauthorized", "insufficient_scope", "internal"], reply.way).not.toContain(reply.code);
      }
    }
    const response = await fetch(new URL("/api/user", matrix.api.url), bearer(token));
    expect({ status: response.status, cookies: response.headers.getSetCookie() }).toEqual({ status: 200, cookies: [] });
  });

  itWithSharedServer(
    "are refused with 403 by procedures that need another scope or a signed-in browser",
    async ({ matrix }) => {
      const own = await matrix.person();
      const before = await matrix.everythingOf(own.email);
      for (const procedure of PROCEDURES) {
        const needed = REQUIRED_SCOPES[procedure.name];
        if (needed === "any") continue;
        const others = SCOPES.filter((scope) => scope !== needed);
        const { id, token } = await createToken(matrix, own, others);
        for (const reply of await callOverAllTransports(
          matrix.api,
          procedure,
          getSampleInput(procedure, own),
          bearer(token),
        )) {
          expect(reply, reply.way).toMatchObject({ status: 403, code: "insufficient_scope" });
        }
        await matrix.sql`delete from access_tokens where id = ${id}`;
      }
      expect(await matrix.everythingOf(own.email)).toBe(before);
    },
  );

  itWithSharedServer(
    "are refused with 401 if unknown, expired or revoked, even if a cookie is sent along",
    async ({ matrix }) => {
      const own = await matrix.person();
      const [expired, revoked] = [await createToken(matrix, own), await createToken(matrix, own)];
      await matrix.sql`update access_tokens set expires_at = now() where id = ${expired.id}`;
      await matrix.api.call("DELETE", `/api/access-tokens/${revoked.id}`, { cookie: own.cookie });
      for (const token of [expired.token, revoked.token, `dupewise_${"x".repeat(43)}`, "", "x".repeat(5_000)]) {
        for (const procedure of PROCEDURES) {
          const options = { ...bearer(token), cookie: own.cookie };
          for (const reply of await callOverAllTransports(
            matrix.api,
            procedure,
            getSampleInput(procedure, own),
            options,
          )) {
            expect(reply, reply.way).toMatchObject({ status: 401, code: "unauthorized" });
          }
          // When nothing is looked up, one procedure stands for the others.
          if (token.length !== revoked.token.length) break;
        }
      }
    },
  );

  itWithSharedServer.for(takesId)(
    "never grant access to another account through $name",
    async (procedure, { matrix }) => {
      if (["any", "session"].includes(REQUIRED_SCOPES[procedure.name] ?? "")) return;
      const [owner, stranger] = await matrix.settled();
      await matrix.sql`update users set is_premium = true`;
      const before = await matrix.everythingOf(owner.email);
      const { id, token } = await createToken(matrix, stranger);
      for (const reply of await callOverAllTransports(
        matrix.api,
        procedure,
        getSampleInput(procedure, owner),
        bearer(token),
      )) {
        expect(reply, reply.way).toMatchObject({ status: 404, code: "not_found" });
      }
      await matrix.sql`delete from access_tokens where id = ${id}`;
      expect(await matrix.everythingOf(owner.email)).toBe(before);
    },
  );

  itWithSharedServer(
    "are stored as hashes, show when they were last used, and are limited in number",
    async ({ matrix }) => {
      const own = await matrix.person();
      const { token } = await createToken(matrix, own, ["read"]);
      await fetch(new URL("/api/user", matrix.api.url), bearer(token));
      const stored = JSON.stringify(await matrix.sql`select * from access_tokens`);
      expect(stored).not.toContain(token.replace("dupewise_", ""));
      const { body } = await matrix.api.call("GET", "/api/access-tokens", { cookie: own.cookie });
      expect(body).toEqual([
        expect.objectContaining({ scopes: ["read"], lastUsedAt: expect.any(String) }),
        expect.objectContaining({ lastUsedAt: null }),
      ]);
      for (let more = 2; more < 20; more++) await createToken(matrix, own);
      const refused = await matrix.api.call("POST", "/api/access-tokens", {
        cookie: own.cookie,
        body: { name: "One more", scopes: ["read"], days: 30 },
      });
      expect(refused.body).toMatchObject({ code: "conflict" });
    },
  );

  itWithSharedServer("do not give access to photos, which are meant for browsers", async ({ matrix }) => {
    const own = await matrix.person();
    const { token } = await createToken(matrix, own);
    const photo = await fetch(new URL(`/images/${own.comparison}/original`, matrix.api.url), bearer(token));
    expect(photo.status).not.toBe(200);
  });
});
