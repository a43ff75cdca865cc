import { ENDPOINTS, PROCEDURES } from "@dupewise/api/transport/endpoints";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { callOverAllTransports, itWithSharedServer, getSampleInput } from "./setting.ts";
import { PUBLIC_PROCEDURES, SAMPLES } from "./samples.data.ts";

const takesId = PROCEDURES.filter(({ input }) => input instanceof z.ZodObject && "id" in input.shape);

describe("the access matrix", () => {
  it("covers every existing procedure, and no others", () => {
    expect(Object.keys(SAMPLES).toSorted((a, b) => a.localeCompare(b))).toEqual(
      PROCEDURES.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it("reaches every procedure over REST except those that stream comparisons", () => {
    expect(
      new Set([
        "comparisons.createWithProgress",
        "comparisons.createSeveralWithProgress",
        "visitors.compareWithProgress",
        ...ENDPOINTS.map(({ procedure }) => procedure.name),
      ]),
    ).toEqual(new Set(PROCEDURES.map(({ name }) => name)));
    const paths = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("uses sample inputs that the procedures' schemas accept", () => {
    const own = {
      email: "a@b.example",
      cookie: "",
      comparison: crypto.randomUUID(),
      alert: crypto.randomUUID(),
      board: crypto.randomUUID(),
      watch: crypto.randomUUID(),
      accessToken: crypto.randomUUID(),
      passkey: crypto.randomUUID(),
    };
    for (const procedure of PROCEDURES) {
      const result = procedure.input?.safeParse(getSampleInput(procedure, own));
      expect(result?.error, procedure.name).toBeUndefined();
    }
  });

  it("contains only procedures with an input and an output schema", () => {
    expect(PROCEDURES.filter(({ input, output }) => !input || !output)).toEqual([]);
  });
});

describe("without a session", () => {
  itWithSharedServer("every procedure except the public ones responds with 401", async ({ matrix }) => {
    const { api, person } = matrix;
    const own = await person();
    for (const procedure of PROCEDURES.filter(({ name }) => !PUBLIC_PROCEDURES.includes(name))) {
      for (const cookie of ["", "session=", `session=${"x".repeat(43)}`, `${own.cookie}x`]) {
        for (const reply of await callOverAllTransports(api, procedure, getSampleInput(procedure, own), { cookie })) {
          expect(reply, reply.way).toMatchObject({ status: 401, code: "unauthorized" });
        }
      }
    }
  });

  itWithSharedServer("the public procedures are accessible to everyone", async ({ matrix }) => {
    const { api, person } = matrix;
    const own = await person();
    expect(PROCEDURES.filter(({ name }) => PUBLIC_PROCEDURES.includes(name))).toHaveLength(PUBLIC_PROCEDURES.length);
    for (const procedure of PROCEDURES.filter(({ name }) => PUBLIC_PROCEDURES.includes(name))) {
      for (const reply of await callOverAllTransports(api, procedure, getSampleInput(procedure, own))) {
        expect(reply.code, reply.way).not.toBe("unauthorized");
      }
    }
  });
});

describe("another user's IDs", () => {
  it("are tried on at least twelve procedures", () => {
    expect(takesId.length).toBeGreaterThanOrEqual(12);
  });

  itWithSharedServer.for(takesId)(
    "lead to a 404 response from $name and leave the row unchanged",
    async (procedure, { matrix }) => {
      const { api, settled, everythingOf, sql } = matrix;
      const [owner, stranger] = await settled();
      // Premium, so that the check is about the owner and not the plan.
      await sql`update users set is_premium = true`;
      const before = await everythingOf(owner.email);
      const input = getSampleInput(procedure, owner);
      for (const reply of await callOverAllTransports(api, procedure, input, { cookie: stranger.cookie })) {
        expect(reply, reply.way).toMatchObject({ status: 404, code: "not_found" });
      }
      expect(await everythingOf(owner.email)).toBe(before);
      const unknown = { ...input, id: crypto.randomUUID() };
      for (const reply of await callOverAllTransports(api, procedure, unknown, { cookie: owner.cookie })) {
        expect(reply, reply.way).toMatchObject({ status: 404, code: "not_found" });
      }
    },
  );
});
