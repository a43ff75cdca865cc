import { BRAND } from "@dupewise/domain/brand";
import { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { ERRORS } from "@dupewise/domain/errors";
import { EmailNotification, NotificationMatch } from "@dupewise/domain/alerts/alert";
import { Product } from "@dupewise/domain/product/product";
import { SharedComparison } from "@dupewise/domain/comparison/share";
import { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { User } from "@dupewise/domain/account/user";
import * as z from "zod";
import { REQUIRED_SCOPES } from "../access-tokens/scopes.data.ts";
import { ENDPOINTS, isPageSchema, listPathParameters, type Endpoint } from "./endpoints.ts";

type Json = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: string;
  info: Json;
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; responses: Json; securitySchemes: Json };
}

/** Schemas shared by several responses. */
const NAMED = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Comparison: FlatComparison,
  SharedComparison,
  Product,
  User,
  EmailNotification,
  NotificationMatch,
  PersonalizedRecommendations,
})) {
  NAMED.add(schema, { id });
}

const ErrorSchema: Json = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { enum: Object.keys(ERRORS) },
    message: { type: "string", description: "A human-readable message." },
    issues: { type: "array", items: objectOf("path", "message") },
    failures: { type: "array", items: objectOf("side", "url", "reason") },
    retryAfterSeconds: { type: "integer" },
    requestId: { type: "string" },
  },
};

/** Creates the OpenAPI 3.1 document of the REST API from the procedures. */
export function createOpenApiDocument(): OpenApiDocument {
  const schemas: Record<string, Json> = { Error: ErrorSchema };
  const paths: OpenApiDocument["paths"] = { "/api/login": { get: loginRedirect } };
  for (const endpoint of ENDPOINTS) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) };
  }
  const responses = Object.fromEntries(
    Object.entries(groupCodesByStatus()).map(([status, codes]) => [
      `Error${status}`,
      { description: codes.join(", "), content: toJsonContent({ $ref: "#/components/schemas/Error" }) },
    ]),
  );
  const session = { type: "apiKey", in: "cookie", name: "session" };
  const info = {
    title: BRAND,
    version: "1",
    description: "All calls use JSON. Signing in sets the session cookie; programs send an access token instead.",
  };
  const accessToken = { type: "http", scheme: "bearer", description: "Created on the account page" };
  return {
    openapi: "3.1.0",
    info,
    paths,
    components: { schemas, responses, securitySchemes: { session, accessToken } },
  };
}

/** An access token needs the named scope; browser-only procedures accept none. */
function listSecurity({ name, needsSession }: Endpoint["procedure"]): Json[] {
  if (!needsSession) return [];
  const scope = REQUIRED_SCOPES[name];
  return [{ session: [] }, ...(scope === undefined || scope === "session" ? [] : [{ accessToken: [scope] }])];
}

function operationOf(endpoint: Endpoint, schemas: Record<string, Json>): Json {
  const { procedure, summary, status = 200, file, idempotent } = endpoint;
  const input = procedure.input ? describeInput(procedure.input, schemas) : {};
  const properties = isJson(input.properties) ? input.properties : {};
  const inPath = listPathParameters(endpoint);
  const others = Object.entries(properties).filter(
    ([name]) => !inPath.includes(name) && !(idempotent && name === "requestId"),
  );
  const required = Array.isArray(input.required) ? input.required.filter((name) => !inPath.includes(String(name))) : [];
  const isRead = endpoint.method === "GET";
  const parameters = [
    ...inPath.map((name) => ({ name, in: "path", required: true, schema: properties[name] ?? { type: "string" } })),
    ...(isRead
      ? others.map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }))
      : []),
    ...(idempotent ? [{ name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 100 } }] : []),
  ];
  const body = { type: "object", properties: Object.fromEntries(others), ...(required.length > 0 && { required }) };
  return {
    operationId: procedure.name,
    tags: [procedure.name.split(".")[0]],
    summary,
    security: listSecurity(procedure),
    ...(parameters.length > 0 && { parameters }),
    ...(!isRead &&
      others.length > 0 && { requestBody: { required: required.length > 0, content: toJsonContent(body) } }),
    responses: {
      [status]: {
        description: "Done",
        ...(status !== 204 && { content: file ? toFileContent(properties) : describeResponse(endpoint, schemas) }),
      },
      ...Object.fromEntries(
        Object.keys(groupCodesByStatus()).map((code) => [code, { $ref: `#/components/responses/Error${code}` }]),
      ),
    },
  };
}

function describeResponse({ procedure }: Endpoint, schemas: Record<string, Json>): Json {
  const { output } = procedure;
  // A page is sent as its items.
  const schema = output ? convert(output, "output", schemas) : {};
  return toJsonContent(isPageSchema(output) && isJson(schema.properties) ? (schema.properties.items ?? {}) : schema);
}

function describeInput(schema: z.ZodType, schemas: Record<string, Json>): Json {
  return convert(
    schema instanceof z.ZodPrefault && schema.unwrap() instanceof z.ZodType ? asType(schema.unwrap()) : schema,
    "input",
    schemas,
  );
}

const asType = (schema: unknown): z.ZodType => (schema instanceof z.ZodType ? schema : z.unknown());

/** Converts a zod schema to JSON Schema; named ones go into `schemas` and are referenced. */
function convert(schema: z.ZodType, io: "input" | "output", schemas: Record<string, Json>): Json {
  const {
    $schema: _dialect,
    $defs,
    ...converted
  } = z.toJSONSchema(schema, {
    io,
    metadata: NAMED,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
      const { anyOf = [] } = jsonSchema;
      // Client generators often support a union of text and object only as exactly one of them.
      if (areDisjoint(anyOf.map(({ type }) => type))) {
        delete jsonSchema.anyOf;
        jsonSchema.oneOf = anyOf;
      }
    },
  });
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = refer({ ...definition });
  return refer(converted);
}

const areDisjoint = (types: readonly unknown[]): boolean =>
  types.length > 1 && types.every((type) => typeof type === "string") && new Set(types).size === types.length;

/** Definitions move to the document's components, and IDs are not part of OpenAPI's schemas. */
function refer(schema: Json): Json {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === "id" && typeof value === "string" ? undefined : value,
  );
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text.replaceAll("#/$defs/", "#/components/schemas/")));
}

function groupCodesByStatus(): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const [code, { status }] of Object.entries(ERRORS)) (codes[status] ??= []).push(code);
  return codes;
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const toJsonContent = (schema: unknown): Json => ({ "application/json": { schema } });
/** A file available in several formats, or only as JSON. */
const toFileContent = ({ format }: Json): Json =>
  format === undefined
    ? toJsonContent({ type: "object" })
    : { "text/csv": { schema: { type: "string" } }, ...toJsonContent({ type: "array" }) };

function objectOf(...names: string[]): Json {
  return { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) };
}

const loginRedirect: Json = {
  operationId: "login.redirect",
  tags: ["auth"],
  summary: "Redirect to the sign-in page, then back to `next`",
  security: [],
  parameters: [{ name: "next", in: "query", schema: { type: "string", description: "A path on this site" } }],
  responses: { 302: { description: "The sign-in page", headers: { Location: { schema: { type: "string" } } } } },
};
