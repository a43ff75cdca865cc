import type { SentPage, SentRead } from "@dupewise/domain/sent-page";
import { callTRPCProcedure, getTRPCErrorFromUnknown } from "@trpc/server";
import type { RequestContext } from "./context.ts";
import { toTrpcError } from "./errors.ts";
import { appRouter } from "./root.ts";
import { serializeOutput } from "./transformer.ts";

type Read = Omit<SentRead, "output">;

/**
 * Who asks for a page, and what it shows first, by the same procedures that the page would call: it is shown a round
 * trip earlier. What is refused is left out, and the page asks for it itself. Rejects when the session cannot be read.
 */
export async function sendPage(context: RequestContext, url: URL): Promise<SentPage> {
  const ask = (path: string, input: unknown): Promise<unknown> =>
    callTRPCProcedure({
      router: appRouter,
      path,
      type: "query",
      ctx: context,
      getRawInput: async () => input,
      signal: context.signal,
      batchIndex: 0,
    });
  const user = await ask("auth.session", undefined);
  const reads = user === null ? readsOfVisitor(url) : readsOfMember(url);
  const answers = await Promise.all(
    reads.map(async (read): Promise<SentRead[]> => {
      try {
        return [{ ...read, output: serializeOutput(await ask(read.procedure, read.input)) }];
      } catch (error) {
        context.reportFailure(toTrpcError(getTRPCErrorFromUnknown(error)), read.procedure);
        return [];
      }
    }),
  );
  return {
    user: user === null ? null : serializeOutput(user),
    reads: answers.flat(),
  };
}

const comparisonOf = ({ pathname }: URL) => /^\/c\/([\w-]+)\/?$/.exec(pathname)?.[1];

function readsOfVisitor(url: URL): Read[] {
  const id = comparisonOf(url);
  const token = url.searchParams.get("share");
  return id !== undefined && token !== null
    ? [{ procedure: "comparisons.shared", type: "query", input: { id, token } }]
    : [];
}

function readsOfMember(url: URL): Read[] {
  const id = comparisonOf(url);
  if (id !== undefined) {
    return ["comparisons.get", "comparisons.shareState"].map((procedure) => ({
      procedure,
      type: "query",
      input: { id },
    }));
  }
  switch (url.pathname.replace(/\/$/, "")) {
    case "/history":
      // A filtered list is the page's to ask for: only it knows how an address is read.
      return url.search === ""
        ? [{ procedure: "history.list", type: "infinite", input: { minScore: 0, sort: "newest", search: "" } }]
        : [];
    case "/notifications":
      return [{ procedure: "notifications.list", type: "query" }];
    case "/personalized":
      return [{ procedure: "preferences.recommendations", type: "query" }];
    case "/subscribe":
      return [{ procedure: "billing.status", type: "query" }];
    default:
      return [];
  }
}
