import { DomainError, type ReadFailure } from "@dupewise/domain/errors";
import type { Side } from "@dupewise/domain/comparison/side";
import type { PageInput } from "@dupewise/domain/product/browser-page";
import type { Product } from "@dupewise/domain/product/product";
import type { RequestContext, ViewerContext } from "../context.ts";

type Inputs = Record<Side, string | PageInput>;

/**
 * Reads both products concurrently. If a product can't be read, throws a single `scraping_failed` that lists every side
 * that could not be read, so that the shopper can fix both at once. Rethrows any other error.
 * @param askedBy the account or visitor whose share of the page queue these reads count against
 * @param onRead called with each product as soon as it has been read
 * @param originalRead the original, if it is already being read
 */
export async function readBothProducts(
  { readProduct, readPage, signal }: Pick<RequestContext, "readProduct" | "readPage" | "signal">,
  askedBy: string,
  inputs: Inputs,
  onRead: (side: Side, product: Product) => void,
  originalRead?: Promise<Product>,
): Promise<Record<Side, Product>> {
  const readSide = async (side: Side) => {
    const input = inputs[side];
    const asker = { askedBy, signal };
    const read = () => (typeof input === "string" ? readProduct(input, asker) : withoutUrl(readPage(input, asker)));
    const product = await ((side === "original" && originalRead) || read());
    onRead(side, product);
    return product;
  };
  const [original, alternative] = await Promise.allSettled([readSide("original"), readSide("alternative")]);
  if (original.status === "fulfilled" && alternative.status === "fulfilled") {
    return { original: original.value, alternative: alternative.value };
  }
  const failures: ReadFailure[] = [];
  const messages: string[] = [];
  for (const [side, outcome] of [
    ["original", original],
    ["alternative", alternative],
  ] as const) {
    if (outcome.status === "fulfilled") continue;
    const reason: unknown = outcome.reason;
    if (!(reason instanceof DomainError) || reason.code !== "scraping_failed") throw reason;
    failures.push(failureOf(side, inputs[side], reason));
    messages.push(reason.message);
  }
  throw new DomainError("scraping_failed", messages.join(". "), { failures });
}

/**
 * Reads the original that several alternatives are compared with. Throws `scraping_failed` for the side "original" if
 * it can't be read. Rethrows any other error.
 */
export async function readOriginal(
  { readProduct, viewer, signal }: Pick<ViewerContext, "readProduct" | "viewer" | "signal">,
  input: string,
): Promise<Product> {
  try {
    return await readProduct(input, { askedBy: viewer.id, signal });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "scraping_failed") throw error;
    throw new DomainError("scraping_failed", error.message, { failures: [failureOf("original", input, error)] });
  }
}

function failureOf(side: Side, input: string | PageInput, error: DomainError): ReadFailure {
  return {
    side,
    url: describeInput(input),
    reason: error.cause instanceof Error ? error.cause.message : error.message,
  };
}

/** The name of an input for its writer. */
function describeInput(input: string | PageInput): string {
  return typeof input === "string" ? input.trim() : (input.url ?? "the pasted page");
}

/** A page from the shopper's own browser was not read from its URL, which keeps it from being shared with others. */
async function withoutUrl(read: Promise<Product>): Promise<Product> {
  return { ...(await read), url: null };
}
