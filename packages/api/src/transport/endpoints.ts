import type { AnyProcedure } from "@trpc/server";
import * as z from "zod";
import { computeMaxBodyBytes } from "./body-limit.ts";
import { appRouter } from "../root.ts";
import { ProcedureMeta, type RestRoute } from "./rest-route.ts";

export interface ProcedureEntry {
  /** Its path in the router: "comparisons.create". */
  name: string;
  type: "query" | "mutation" | "subscription";
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
  rest: RestRoute | undefined;
  needsSession: boolean;
  /** Whether the output is a list, or one page of a list. */
  isList: boolean;
  takesInput: boolean;
  /** Whether its input contains whole pages of several megabytes. */
  takesPages: boolean;
  /** Whether it sets the visitor cookie before its streamed response starts. */
  setsVisitorCookie: boolean;
  /** The maximum size in bytes of a body with its input. */
  bodyLimit: number;
}

export interface Endpoint extends RestRoute {
  procedure: ProcedureEntry;
  pattern: RegExp;
}

// The router keeps its procedures flat, by dotted path; its type shows them nested.
const procedures: Record<string, unknown> = appRouter._def.procedures;

const isProcedure = (value: unknown): value is AnyProcedure => typeof value === "function" && "_def" in value;
const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** A schema, or the one wrapped by a parse function. */
function schemaOf(parser: unknown): z.ZodType | undefined {
  const schema = typeof parser === "function" && "schema" in parser ? parser.schema : parser;
  return isSchema(schema) ? schema : undefined;
}

/** tRPC's internal definition of a procedure. */
const Definition = z.object({
  type: z.enum(["query", "mutation", "subscription"]),
  meta: ProcedureMeta.default({}),
  inputs: z.array(z.unknown()).default([]),
  output: z.unknown(),
});

/** All procedures of the router, each with its REST route, its limits and its schemas. */
export const PROCEDURES: readonly ProcedureEntry[] = Object.entries(procedures).flatMap(([name, candidate]) => {
  if (!isProcedure(candidate)) return [];
  const { type, meta, inputs, output } = Definition.parse(candidate._def);
  const { rest, needsSession = false, setsVisitorCookie = false, bodyBytes } = meta;
  const answer = schemaOf(output);
  const isList = answer instanceof z.ZodArray || isPageSchema(answer);
  const input = inputs.find(isSchema);
  const takesInput = input !== undefined && !(input instanceof z.ZodVoid);
  const bodyLimit = bodyBytes ?? computeMaxBodyBytes(input);
  const takesPages = bodyBytes !== undefined;
  const taken = { takesInput, takesPages, bodyLimit, input };
  return [{ name, type, rest, needsSession, setsVisitorCookie, isList, ...taken, output: answer }];
});

/** All procedures that are reachable over REST, with fixed paths before parameterized ones. */
export const ENDPOINTS: readonly Endpoint[] = PROCEDURES.flatMap((procedure) => {
  const { rest } = procedure;
  if (!rest) return [];
  const pattern = new RegExp(`^${rest.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  return [{ ...rest, procedure, pattern }];
}).toSorted((a, b) => listPathParameters(a).length - listPathParameters(b).length);

/** Returns true if an output schema describes one page of a list, with a cursor for the next page. */
export function isPageSchema(output: z.ZodType | undefined): output is z.ZodObject {
  return output instanceof z.ZodObject && "items" in output.shape && "nextCursor" in output.shape;
}

/** Returns the parameter names in a path template: "id" for "/boards/{id}". */
export function listPathParameters({ path }: Pick<RestRoute, "path">): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
