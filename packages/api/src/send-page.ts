import { renderedAddress } from "@dupewise/domain/pages/rendered-address";
import type { Page } from "@dupewise/domain/pages/routes";
import type { SentPage, SentRead } from "@dupewise/domain/pages/sent-page";
import { callTRPCProcedure, getTRPCErrorFromUnknown } from "@trpc/server";
import type { RequestContext } from "./context.ts";
import { toTrpcError } from "./errors.ts";
import { countCall } from "./limits.ts";
import { appRouter } from "./root.ts";
import { serializeOutput } from "./transformer.ts";

type Read = Omit<SentRead, "output">;

/**
 * Who asks for a page, and what it shows first, by the same procedures that the page would call: it is shown a round
 * trip earlier. What is refused is left out, and the page asks for it itself. Rejects when the session cannot be read.
 */
export async function sendPage(context: RequestContext, url: URL): Promise<SentPage> {
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

/**
 * What a signed-in page asks first. The pages' own code says so too, but that is the browser's, and this has to be
 * known before any of it has run. `satisfies` keeps it to addresses that there are.
 */
const FIRST_READS = {
  "/history": [{ procedure: "history.list", type: "infinite", input: { minScore: 0, sort: "newest", search: "" } }],
  "/notifications": [{ procedure: "notifications.list", type: "query" }],
  "/personalized": [{ procedure: "preferences.recommendations", type: "query" }],
  "/subscribe": [{ procedure: "billing.status", type: "query" }],
} satisfies Partial<Record<Page, Read[]>>;

const firstReads = new Map<string, Read[]>(Object.entries(FIRST_READS));

function readsOfMember(url: URL): Read[] {
  const id = comparisonOf(url);
  if (id !== undefined) {
    return ["comparisons.get", "comparisons.shareState"].map((procedure) => ({
      procedure,
      type: "query",
      input: { id },
    }));
  }
  // A filtered list has another address, and is the page's to ask for: only it knows how a filter is read.
  return firstReads.get(renderedAddress(url)) ?? [];
}
