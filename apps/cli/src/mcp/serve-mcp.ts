import { compareProducts } from "@dupewise/ai/compare-products";
import { explainFacts, measuredScore } from "@dupewise/ai/explain";
import type { Sides } from "@dupewise/domain/comparison/side";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import type { Product } from "@dupewise/domain/product/product";
import type { Abilities } from "@dupewise/mcp/abilities";
import { createMcpServer } from "@dupewise/mcp/create-mcp-server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { resolveProduct } from "../comparison-side.ts";
import { fetchProduct } from "../fetch-product.ts";
import { renderExplanation } from "../render-explanation.ts";

/** Serves the engine to an assistant over standard input and output, until the input ends. */
export function serveMcp(): void {
  serveStdio(() => createMcpServer(LOCAL));
}

/** The engine in this process; nothing is stored. */
const LOCAL: Abilities = {
  account: null,
  read,
  compare: async (inputs, signal) => compareSides(await readBoth(inputs, signal)),
  compareMany: async (original, alternatives, { signal, onDone }) => {
    const first = await read(original, signal);
    const outcomes = await Promise.all(
      alternatives.map(async (input, index) => {
        const outcome = await read(input, signal).then(
          (alternative) => ({ index, ...compareSides({ original: first, alternative }) }),
          (error: unknown) => ({ index, reason: error instanceof Error ? error.message : String(error) }),
        );
        await onDone();
        return outcome;
      }),
    );
    return {
      compared: outcomes.flatMap((one) => ("result" in one ? one : [])),
      failed: outcomes.flatMap((one) => ("reason" in one ? one : [])),
    };
  },
  explain: async (inputs, signal) => {
    const sides = await readBoth(inputs, signal);
    const explanation = {
      original: explainFacts(sides.original),
      alternative: explainFacts(sides.alternative),
      measuredScore: measuredScore(sides.original, sides.alternative),
    };
    return renderExplanation(explanation, compareProducts(sides.original, sides.alternative));
  },
};

const compareSides = (sides: Sides<Product>) => ({
  sides,
  result: compareProducts(sides.original, sides.alternative),
  id: null,
});

function read(input: string, signal: AbortSignal): Promise<Product> {
  const text = input.trim();
  return isProductUrl(text) ? fetchProduct(text, signal) : resolveProduct({ text });
}

async function readBoth({ original, alternative }: Sides<string>, signal: AbortSignal): Promise<Sides<Product>> {
  const [one, other] = await Promise.all([read(original, signal), read(alternative, signal)]);
  return { original: one, alternative: other };
}
