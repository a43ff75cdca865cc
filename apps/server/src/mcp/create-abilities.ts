import type { RequestContext } from "@dupewise/api/context";
import { errorBody, toTrpcError } from "@dupewise/api/errors";
import { appRouter } from "@dupewise/api/root";
import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import type { CompareSeveralInput } from "@dupewise/domain/comparison/compare-several-input";
import { DomainError } from "@dupewise/domain/errors";
import type { Preview } from "@dupewise/domain/product/preview";
import { findOnlyLink } from "@dupewise/domain/product/product-input";
import type { Abilities, ProductComparison, CompareManyResult } from "@dupewise/mcp/abilities";

/**
 * Creates the functions that an assistant may use with a request's access token. They call the API's procedures within
 * the token's scopes and the account's limits, and stop when the request is aborted.
 */
export function createAbilities(context: RequestContext): Abilities {
  const api = appRouter.createCaller(context);
  /** Errors as a client of the API sees them. */
  const inWords = async <Output>(call: Promise<Output>): Promise<Output> => {
    try {
      return await call;
    } catch (thrown) {
      const error = toTrpcError(thrown);
      context.reportFailure(error, "mcp");
      throw new Error(errorBody(error, context.requestId).message, { cause: error });
    }
  };
  return {
    read: (input) => inWords(read(api, input)),
    compare: async ({ original, alternative }) =>
      toProductComparison(await inWords(api.comparisons.create({ originalUrl: original, dupeUrl: alternative }))),
    compareMany: (original, alternatives, { onDone }) =>
      inWords(compareMany(api, { originalUrl: original, alternatives: [...alternatives] }, onDone)),
    explain: null,
    account: {
      find: (original, limit) => inWords(api.catalogue.find({ original, limit })),
      history: async (query) => (await inWords(api.history.list(query))).items.map(toProductComparison),
      comparison: async (id) => toProductComparison(await inWords(api.comparisons.get({ id }))),
    },
  };
}

type Api = ReturnType<typeof appRouter.createCaller>;

async function compareMany(
  api: Api,
  input: CompareSeveralInput,
  onDone: () => Promise<void>,
): Promise<CompareManyResult> {
  const done = [];
  const failed = [];
  for await (const step of await api.comparisons.createSeveralWithProgress(input)) {
    if (step.kind === "done") done.push({ index: step.index, ...toProductComparison(step.comparison) });
    if (step.kind === "failed") failed.push({ index: step.index, reason: step.message });
    if (step.kind === "done" || step.kind === "failed") await onDone();
  }
  return { compared: done, failed };
}

async function read(api: Api, input: string) {
  const url = findOnlyLink(input);
  if (url === null) return productOf(await api.products.preview({ text: input }), null);
  const { preview, failure } = await api.products.previewLink({ url });
  if (preview === null) throw new DomainError("scraping_failed", failure ?? "The page couldn't be read");
  return productOf(preview, url);
}

const productOf = ({ title, brand, price, materials, kind }: Preview, url: string | null) => ({
  title,
  brand,
  price,
  materials,
  url,
  category: kind?.type ?? null,
});

function toProductComparison(comparison: FlatComparison): ProductComparison {
  const { original, alternative } = unflattenSides(comparison);
  return {
    id: comparison.id,
    sides: { original: original.product, alternative: alternative.product },
    result: comparison,
  };
}
