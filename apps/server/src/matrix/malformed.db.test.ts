import { ENDPOINTS, type ProcedureEntry, PROCEDURES } from "@dupewise/api/transport/endpoints";
import { describe, expect } from "vitest";
import * as z from "zod";
import { callOverAllTransports, itWithSharedServer, getSampleInput, listTransports, type Reply } from "./setting.ts";

const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 40_000 }, (_, key) => [`k${key}`, 1])));

/** Bodies that are not valid input for any procedure. */
const BODIES: Record<string, string> = {
  nothing: "",
  "no JSON": "{",
  "a list": "[1]",
  null: "null",
  "a number": "1e999",
  "a text": '"text"',
  "100,000 levels": deep,
  "100,000 levels inside": `{"json":{"id":${deep},"email":${deep}}}`,
  "40,000 keys": manyKeys,
  prototypes:
    '{"__proto__":{"isPremium":true},"constructor":{"prototype":{"x":1}},"json":{"__proto__":{"y":1}},"meta":{"values":{"__proto__.z":["Date"],"constructor.prototype.x":["undefined"]}}}',
  "a wrong encoding": '{"json":{"email":"\ufffd\ufffe"}}',
};
const tooLarge = ({ bodyLimit }: ProcedureEntry) => {
  const name = "x".repeat(bodyLimit / 2);
  return JSON.stringify({ json: { name }, name });
};

/** Values that are substituted for every single field. */
const VALUES: unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  "",
  " ",
  "x".repeat(30_000),
  [],
  [[]],
  {},
  { $ne: 1 },
  "a\0b",
  "\ud800",
  "' or 1=1 --",
  "../../etc/passwd",
  "%00",
  "{{7*7}}",
  "𝕏‮\u200b",
  new Date(0),
];

const accepted = (reply: Reply) => reply.status < 500 || reply.code === "payments_unavailable";

describe("invalid input", () => {
  itWithSharedServer("is rejected as a client error and never causes a server error", async ({ matrix }) => {
    const { api, person } = matrix;
    const { cookie } = await person();
    let turn = 0;
    for (const procedure of PROCEDURES.filter(({ type }) => type === "mutation")) {
      const ways = listTransports(procedure);
      // The number of bodies is odd, so each procedure starts with the other protocol.
      for (const [kind, body] of Object.entries(BODIES)) {
        const way = ways[turn++ % ways.length];
        const reply = await way?.(api, { id: crypto.randomUUID() }, { cookie, body });
        expect(reply && accepted(reply), `${reply?.way} with ${kind}: ${reply?.status} ${reply?.text}`).toBe(true);
      }
    }
  });

  itWithSharedServer("is refused with 413 if it is too large", async ({ matrix }) => {
    const { api, person } = matrix;
    const { cookie } = await person();
    for (const procedure of PROCEDURES.filter(({ type }) => type === "mutation")) {
      for (const reply of await callOverAllTransports(
        api,
        procedure,
        { id: crypto.randomUUID() },
        { cookie, body: tooLarge(procedure) },
      )) {
        expect(reply, reply.way).toMatchObject({ status: 413, code: "payload_too_large" });
      }
    }
  });

  itWithSharedServer.for(PROCEDURES)(
    "causes no server error in any single field of $name",
    async (procedure, { matrix }) => {
      const { api, person, settled, sql } = matrix;
      const [own] = procedure.type === "query" ? await settled() : [await person()];
      const inner = procedure.input instanceof z.ZodPrefault ? procedure.input.unwrap() : procedure.input;
      const fields = inner instanceof z.ZodObject ? Object.keys(inner.shape) : ["anything"];
      const isRefused = (input: unknown) => inner !== undefined && !z.safeParse(inner, input).success;
      const ways = listTransports(procedure);
      let turn = 0;
      for (const [place, field] of fields.entries()) {
        let refused = 0;
        // Each field starts with another value, alternating the protocols.
        for (const value of [...VALUES.slice(place % VALUES.length), ...VALUES.slice(0, place % VALUES.length)]) {
          const input = { ...getSampleInput(procedure, own), [field]: value };
          // Anything the schema rejects ends there; one rejection per protocol proves it.
          if (isRefused(input) && (refused += 1) > ways.length) continue;
          const reply = await ways[turn++ % ways.length]?.(api, input, { cookie: own.cookie });
          expect(
            reply && accepted(reply),
            `${reply?.way} with ${field}=${JSON.stringify(value)?.slice(0, 50)}: ${reply?.text}`,
          ).toBe(true);
        }
      }
      expect(await sql`select 1 as alive`).toHaveLength(1);
    },
  );

  itWithSharedServer("causes no server error in a URL", async ({ matrix }) => {
    const { api, person } = matrix;
    const { cookie } = await person();
    for (const endpoint of ENDPOINTS) {
      for (const id of ["..%2f..", "%00", "%ff", "'", "x".repeat(5000), "0", "null", "%F0%9F%91%97"]) {
        const path = `/api${endpoint.path.replace(/\{\w+\}/g, id)}?minScore=${id}&limit=-1&cursor=${id}&token=${id}`;
        const response = await fetch(new URL(path, api.url), { method: endpoint.method, headers: { cookie } });
        const text = await response.text();
        expect(
          response.status < 500 || text.includes("payments_unavailable"),
          `${endpoint.method} ${path}: ${text}`,
        ).toBe(true);
      }
    }
  });
});
