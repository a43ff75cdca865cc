import * as z from "zod";

/** The method and path of a procedure over REST. */
export const RestRoute = z.object({
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  /** Below /api; parameters are written `{id}`. */
  path: z.string().startsWith("/"),
  summary: z.string(),
  /** Status of success; 200 unless told. */
  status: z.union([z.literal(200), z.literal(201), z.literal(204)]).optional(),
  /** The output is the text of a file of this name, in parts. Its ending is the input's `format`, else json. */
  file: z.string().optional(),
  /** Takes an Idempotency-Key header as its `requestId`. */
  idempotent: z.boolean().optional(),
  /** All it needs stands in its address: a body of any type is left alone. */
  ignoresBody: z.boolean().optional(),
});
export type RestRoute = z.infer<typeof RestRoute>;

export const ProcedureMeta = z.object({
  rest: RestRoute.optional(),
  /** Whether somebody has to be signed in. */
  needsSession: z.boolean().optional(),
  /** The bytes of its largest body where its input holds pages, whose bounds allow for more than anybody sends. */
  bodyBytes: z.int().optional(),
  /** Whether a visitor's browser is named before the answer begins. */
  namesVisitor: z.boolean().optional(),
});
export type ProcedureMeta = z.infer<typeof ProcedureMeta>;
