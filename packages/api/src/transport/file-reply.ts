import * as z from "zod";
import type { RequestContext } from "../context.ts";
import { toTrpcError } from "../errors.ts";
import type { Reply } from "./reply.ts";
import { createStreamSchema } from "./stream.ts";

const Format = z.object({ format: z.enum(["csv", "json"]) }).catch({ format: "json" });
const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };
const Parts = createStreamSchema<unknown>();

interface FileOutput {
  /** The file's name without its extension. */
  name: string;
  /** The input as the procedure parsed it. */
  input: unknown;
  /** What the procedure returned. */
  output: unknown;
}

/**
 * Creates a response that streams a file at the client's pace while the file is being produced. Rejects if the first
 * chunk fails. If a later chunk fails, aborts the connection, so that the client doesn't mistake an incomplete file for
 * a complete one.
 */
export async function fileReply({ name, input, output }: FileOutput, context: RequestContext): Promise<Reply> {
  const { format } = Format.parse(input);
  const parts = Parts.parse(output)[Symbol.asyncIterator]();
  const first = await parts.next();
  const encoder = new TextEncoder();
  let next: IteratorResult<unknown> | undefined = first;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const part = next ?? (await parts.next());
          next = undefined;
          if (part.done === true) controller.close();
          else controller.enqueue(encoder.encode(String(part.value)));
        } catch (error) {
          context.reportFailure(toTrpcError(error));
          throw error;
        }
      },
      cancel: async () => void (await parts.return?.()),
    },
    // Produces nothing before it is read.
    { highWaterMark: 0 },
  );
  return {
    status: 200,
    headers: { "Content-Type": TYPES[format], "Content-Disposition": `attachment; filename="${name}.${format}"` },
    body,
  };
}
