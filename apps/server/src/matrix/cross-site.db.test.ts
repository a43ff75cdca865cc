import { ENDPOINTS, PROCEDURES } from "@dupewise/api/transport/endpoints";
import { describe, expect, it } from "vitest";
import { callOverAllTransports, callTrpc, getSampleInput, startMatrix } from "./setting.ts";

const CONTENT_TYPES = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "text/plain; application/json",
];
const FOREIGN: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site", origin: "https://other.localhost" },
];
const mutations = PROCEDURES.filter(({ type }) => type === "mutation");

describe("another site's page", () => {
  it("cannot run a mutation on a user's behalf with any content type or header", async () => {
    const { api, person, everythingOf, sql } = await startMatrix();
    const own = await person();
    const stored = async () => [
      await everythingOf(own.email),
      await sql`select count(*)::int from users`,
      await sql`select count(*)::int from mail_outbox`,
    ];
    const before = await stored();
    let refused = 0;
    const tried = new Set<string>();
    for (const [turn, procedure] of mutations.entries()) {
      // Every type and header for each mutation, and every pair of them across all mutations.
      for (const [at, contentType] of CONTENT_TYPES.entries()) {
        const headers = FOREIGN[(turn + at) % FOREIGN.length] ?? {};
        tried.add(`${contentType} ${JSON.stringify(headers)}`);
        const options = { cookie: own.cookie, contentType, headers };
        for (const reply of await callOverAllTransports(api, procedure, getSampleInput(procedure, own), options)) {
          expect(reply, `${reply.way} ${contentType} ${JSON.stringify(headers)}`).toMatchObject({
            status: 403,
            code: "cross_site",
          });
          refused += 1;
        }
      }
    }
    const ways = mutations.length + ENDPOINTS.filter(({ procedure }) => procedure.type === "mutation").length;
    expect(refused).toBe(ways * CONTENT_TYPES.length);
    expect(tried.size).toBe(CONTENT_TYPES.length * FOREIGN.length);
    expect(await stored()).toEqual(before);
  });

  it("cannot run a mutation with a form or a link, even if the browser sends no Origin", async () => {
    const { api, person, everythingOf } = await startMatrix();
    const own = await person();
    const before = await everythingOf(own.email);
    for (const procedure of mutations) {
      for (const contentType of CONTENT_TYPES.slice(1)) {
        const options = {
          cookie: own.cookie,
          contentType,
          body: JSON.stringify({ json: getSampleInput(procedure, own) ?? null }),
        };
        for (const reply of await callOverAllTransports(api, procedure, getSampleInput(procedure, own), options)) {
          // Mail clients post a form without a cookie: the token authorizes, and the form's content is ignored.
          if (reply.way === "POST /api/unsubscribe/{token}") continue;
          expect(reply, `${reply.way} ${contentType}`).toMatchObject({ status: 415, code: "unsupported_media_type" });
        }
      }
      const asLink = await callTrpc(api, { ...procedure, type: "query" }, getSampleInput(procedure, own), own);
      expect(asLink.status, procedure.name).toBeGreaterThanOrEqual(400);
    }
    expect(await everythingOf(own.email)).toBe(before);
  });
});
