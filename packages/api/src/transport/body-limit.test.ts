import { CreateComparisonInput } from "@dupewise/domain/comparison/comparison";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { computeMaxBodyBytes } from "./body-limit.ts";
import { PROCEDURES } from "./endpoints.ts";

const KB = 1024;
const limits = new Map(PROCEDURES.map(({ name, bodyLimit }) => [name, bodyLimit]));
/** The longest JSON encoding. */
const widest = (units: number) => String.raw`\u2014`.repeat(units);

describe("a procedure's body limit", () => {
  it("is 4 kB for sign-in and other small inputs", () => {
    for (const name of ["auth.login", "auth.logout", "auth.session", "history.remove"]) {
      expect([name, limits.get(name)]).toEqual([name, 4 * KB]);
    }
  });

  it("allows two pasted descriptions in any script, and little more", () => {
    const body = `{"json":{"originalUrl":"${widest(20_000)}","dupeUrl":"${widest(20_000)}"}}`;
    const parsed: unknown = JSON.parse(body);
    expect(z.object({ json: CreateComparisonInput }).safeParse(parsed).success).toBe(true);
    expect(limits.get("comparisons.create")).toBeGreaterThanOrEqual(body.length);
    expect(limits.get("comparisons.create")).toBeLessThan(body.length + 2 * KB);
  });

  it("allows every account field at its maximum length", () => {
    const password = widest(256);
    const bodies = {
      "auth.login": `{"email":"${widest(254)}","password":"${password}"}`,
      "auth.register": `{"name":"${widest(100)}","email":"${widest(254)}","password":"${password}"}`,
      "auth.changePassword": `{"currentPassword":"${password}","newPassword":"${password}"}`,
      "auth.resetPassword": `{"token":"${widest(200)}","password":"${password}"}`,
      "support.create": `{"name":"${widest(100)}","email":"${widest(254)}","message":"${widest(2_000)}"}`,
    };
    for (const [name, body] of Object.entries(bodies)) {
      expect(limits.get(name), name).toBeGreaterThan(body.length + '{"json":,"meta":{"values":{},"v":1}}'.length);
    }
  });

  it("is small for every procedure except those that accept whole pages or a photo", () => {
    const large = new Map([
      ["comparisons.createFromPages", 8 * KB * KB],
      ["products.previewPage", 4 * KB * KB],
      ["catalogue.find", 4 * KB * KB],
      ["photos.add", 8 * KB * KB],
    ]);
    for (const [name, limit] of limits) expect(limit, name).toBeLessThanOrEqual(large.get(name) ?? 272 * KB);
    expect(computeMaxBodyBytes(undefined)).toBe(4 * KB);
  });
});
