import * as z from "zod";

/** The method and path of a procedure over REST. */
export const RestRoute = z.object({
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  /** The path below /api, with parameters written as `{id}`. */
  path: z.string().startsWith("/"),
  summary: z.string(),
  /** The status on success; 200 by default. */
  status: z.union([z.literal(200), z.literal(201), z.literal(204)]).optional(),
  /** The name of the file that the output is sent as, in chunks. Its extension is the input's `format`, or json. */
  file: z.string().optional(),
  /** Whether an Idempotency-Key header is accepted as the input's `requestId`. */
  idempotent: z.boolean().optional(),
  /** Whether the URL is all it needs, so that a body of any type is ignored. */
  ignoresBody: z.boolean().optional(),
});
export type RestRoute = z.infer<typeof RestRoute>;

export const ProcedureMeta = z.object({
  rest: RestRoute.optional(),
  /** Whether it requires sign-in. */
  needsSession: z.boolean().optional(),
  /** The maximum body size for inputs with pages, whose schemas would allow for far more. */
  bodyBytes: z.int().optional(),
  /** Whether the visitor cookie is set before the response starts. */
  setsVisitorCookie: z.boolean().optional(),
});
export type ProcedureMeta = z.infer<typeof ProcedureMeta>;
