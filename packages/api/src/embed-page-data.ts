import { initialQueries } from "@dupewise/domain/pages/initial-queries";
import type { EmbeddedPage, EmbeddedQuery } from "@dupewise/domain/pages/embedded-data";
import { callTRPCProcedure } from "@trpc/server";
import type { RequestContext } from "./context.ts";
import { toTrpcError } from "./errors.ts";
import { countCall } from "./limits/rate-limits.ts";
import { appRouter } from "./root.ts";
import { serializeOutput } from "./transport/transformer.ts";

/**
 * Loads the session and a page's initial data with the same procedures that the page would call, which saves a round
 * trip. Omits the result of a procedure that fails; the page then calls that procedure itself. Rejects if the session
 * cannot be loaded.
 */
export async function loadPageData(context: RequestContext, url: URL): Promise<EmbeddedPage> {
  const ask = async (path: string, input: unknown): Promise<unknown> => {
    await countCall(context, "query");
    return callTRPCProcedure({
      router: appRouter,
      path,
      type: "query",
      ctx: context,
      getRawInput: async () => input,
      signal: context.signal,
      batchIndex: 0,
    });
  };
  const user = await ask("auth.session", undefined);
  const reads = initialQueries(url, user !== null);
  const answers = await Promise.all(
    reads.map(async (read): Promise<EmbeddedQuery[]> => {
      try {
        return [{ ...read, output: serializeOutput(await ask(read.procedure, read.input)) }];
      } catch (error) {
        context.reportFailure(toTrpcError(error), read.procedure);
        return [];
      }
    }),
  );
  return {
    user: user === null ? null : serializeOutput(user),
    reads: answers.flat(),
  };
}
