import { PROCEDURES } from "@dupewise/api/transport/endpoints";
import * as schema from "@dupewise/db/schema";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { callOverAllTransports, itWithSharedServer, getSampleInput } from "./setting.ts";
import { type OwnedResources } from "./samples.data.ts";

const MARK = "hijacked-by-extra-input";
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every column of every table, by both its names, with a value that would be noticed if stored. */
const COLUMNS = Object.values(schema).flatMap((table) =>
  Object.entries(table).flatMap(([name, column]) => (isColumn(column) ? [[name, column.dataType] as const] : [])),
);

function isColumn(value: unknown): value is { dataType: string } {
  return typeof value === "object" && value !== null && "dataType" in value && "columnType" in value;
}

function valueFor(type: string): unknown {
  if (type === "boolean") return true;
  if (type === "number") return 97;
  if (type === "date") return "2001-01-01T00:00:00.000Z";
  return type === "array" ? [MARK] : MARK;
}

function extrasFor(allowed: readonly string[], victim: OwnedResources): Record<string, unknown> {
  const extras = COLUMNS.flatMap(([name, type]): [string, unknown][] => [
    [name, valueFor(type)],
    [snake(name), valueFor(type)],
  ]);
  const all: Record<string, unknown> = {
    ...Object.fromEntries(extras),
    userId: victim.email,
    user_id: victim.email,
    viewer: victim,
    isPremium: true,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !allowed.includes(name)));
}

const allowedIn = (input: z.ZodType | undefined): string[] => {
  const inner = input instanceof z.ZodPrefault ? input.unwrap() : input;
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

describe("database columns as extra input", () => {
  it("number more than 150, and include those for plans and usage", () => {
    expect(COLUMNS.length).toBeGreaterThan(150);
    expect(COLUMNS.map(([name]) => name)).toEqual(
      expect.arrayContaining(["isPremium", "comparisonsUsed", "customerId", "counted"]),
    );
  });

  itWithSharedServer.for(PROCEDURES)("change nothing when sent to $name", async (procedure, { matrix }) => {
    const { api, person, settled, everythingOf, sql } = matrix;
    const [reader, victim] = await settled();
    const own = procedure.type === "query" ? reader : await person();
    const before = await everythingOf(victim.email);
    const input = { ...extrasFor(allowedIn(procedure.input), victim), ...getSampleInput(procedure, own) };
    for (const reply of await callOverAllTransports(api, procedure, input, { cookie: own.cookie })) {
      if (reply.code !== "payments_unavailable") expect(reply.status, `${reply.way} ${reply.text}`).toBeLessThan(500);
    }
    expect(await everythingOf(victim.email)).toBe(before);
    const rows = await sql<{ row: string }[]>`
      select row_to_json(u)::text as row from users u union all
      select row_to_json(c)::text from comparisons c union all
      select row_to_json(n)::text from email_notifications n union all
      select row_to_json(s)::text from support_requests s union all
      select row_to_json(p)::text from user_preferences p`;
    const stored = rows.map(({ row }) => row).join("\n");
    expect(stored).not.toContain(MARK);
    expect(stored).not.toContain("2001-01-01");
    expect(stored).not.toMatch(
      /"is_premium":true|"cancel_at_period_end":true|"(similarity_score|value_score|comparisons_used)":97/,
    );
  });
});
