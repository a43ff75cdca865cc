import * as z from "zod";

/** The method and path of a procedure over REST. */
export const RestRoute = z.object({
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  /** Below /api; parameters are written `{id}`. */
  path: z.string().startsWith("/"),
  summary: z.string(),
  /** The status on success; 200 by default. */
  status: z.union([z.literal(200), z.literal(201), z.literal(204)]).optional(),
  /** Sends the output as a file of this name, in chunks. Its extension is the input's `format`, or json. */
  file: z.string().optional(),
  /** Accepts an Idempotency-Key header as its `requestId`. */
  idempotent: z.boolean().optional(),
  /** Needs only its URL: a body of any type is ignored. */
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
