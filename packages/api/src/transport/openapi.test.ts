import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ENDPOINTS } from "./endpoints.ts";
import { createOpenApiDocument } from "./openapi.ts";

const document = createOpenApiDocument();
const Sides = z.object({ original: z.object({ oneOf: z.array(z.object({ type: z.string() })) }) });

describe("the OpenAPI document", () => {
  it("is valid, and all of its references resolve", async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...document });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("describes a choice between different types with oneOf", () => {
    const body = z
      .object({ content: z.object({ "application/json": z.object({ schema: z.object({ properties: Sides }) }) }) })
      .parse(document.paths["/api/comparisons/pages"]?.["post"]?.["requestBody"]);
    const { original } = body.content["application/json"].schema.properties;
    expect(original.oneOf.map(({ type }) => type)).toEqual(["string", "object"]);
  });

  it("lists every path and method of the router, and the sign-in redirect", () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = ENDPOINTS.map(({ method, path }) => `${method} /api${path}`);
    expect(new Set(documented)).toEqual(new Set([...declared, "GET /api/login"]));
  });

  it("declares for every path whether it requires signing in", () => {
    const open = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ security, operationId }) =>
        Array.isArray(security) && security.length === 0 ? [operationId] : [],
      ),
    );
    expect(new Set(open)).toEqual(
      new Set([
        "login.redirect",
        "auth.register",
        "auth.login",
        "auth.logout",
        "auth.session",
        "auth.requestPasswordReset",
        "auth.resetPassword",
        "products.preview",
        "products.kinds",
        "visitors.compare",
        "visitors.get",
        "identities.providers",
        "identities.begin",
        "identities.finish",
        "passkeys.beginSignIn",
        "passkeys.signIn",
        "comparisons.colors",
        "comparisons.shared",
        "boards.shared",
        "notifications.subscription",
        "notifications.unsubscribe",
        "notifications.resubscribe",
      ]),
    );
  });

  it("references only existing schemas in its responses", () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = ""]) => name);
    expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["Comparison", "User", "Error"]));
    expect(text).not.toContain("$defs");
    expect(document.components.schemas.Comparison).toMatchObject({
      properties: { createdAt: { type: "string", format: "date-time" }, similarityScore: expect.anything() },
    });
    expect(JSON.stringify(document.paths["/api/comparisons"]?.get)).toContain('"array"');
  });

  it("distinguishes bodies, parameters and headers", () => {
    const compare = document.paths["/api/comparisons"]?.post;
    expect(compare).toMatchObject({
      parameters: [{ name: "Idempotency-Key", in: "header" }],
      requestBody: { content: { "application/json": { schema: { required: ["originalUrl", "dupeUrl"] } } } },
    });
    expect(JSON.stringify(compare?.requestBody)).not.toContain("requestId");
    expect(document.paths["/api/comparisons/{id}/favorite"]?.patch).toMatchObject({
      parameters: [{ name: "id", in: "path", required: true }],
    });
  });
});
