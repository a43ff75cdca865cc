import { MIN_CONFIDENCE } from "@dupewise/domain/comparison/score-band";
import { rankAlternatives } from "@dupewise/domain/comparison/rank";
import { BRAND } from "@dupewise/domain/brand";
import { MAX_ALTERNATIVES, PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import { McpServer, type ServerContext } from "@modelcontextprotocol/server";
import * as z from "zod";
import about from "../package.json" with { type: "json" };
import type { Abilities } from "./abilities.ts";
import { registerAccountTools } from "./register-account-tools.ts";
import {
  EXPLAIN_SCORE,
  markUntrusted,
  toToolResult,
  ComparisonOutput,
  toComparisonOutput,
  ProductOutput,
} from "./output.ts";

const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: true };

const side = (what: string) =>
  z
    .string()
    .min(1)
    .max(PRODUCT_INPUT_MAX_LENGTH)
    .describe(
      `${what}: the URL of its product page, or text with its name, materials, color and price, as far as they are known. Many shops block automated requests; if this one does, provide the text.`,
    );
const Original = side("The designer item");
const Alternative = side("The affordable alternative");
const Pair = z.object({ original: Original, alternative: Alternative });

/** Creates a Model Context Protocol server that offers the given abilities as tools. */
export function createMcpServer(abilities: Abilities): McpServer {
  const { account } = abilities;
  const server = new McpServer({ name: BRAND.toLowerCase(), title: BRAND, version: about.version });
  // A comparison stored in an account counts against its plan.
  const stores = account === null ? READS : { readOnlyHint: false, destructiveHint: false, openWorldHint: true };
  const cost =
    account === null ? "" : " The comparison is stored in the account's history and counts toward its plan's limit.";

  server.registerTool(
    "compare",
    {
      title: "Compare two fashion products",
      description: `Scores how similar an affordable alternative (a dupe) is to a designer item, from 0 to 100, and lists what is the same, what differs, and whether the price is worth it. If confidence is below ${MIN_CONFIDENCE}, report the range instead of the score.${cost}`,
      inputSchema: Pair,
      outputSchema: ComparisonOutput,
      annotations: stores,
    },
    async (inputs, { mcpReq }) => toToolResult(toComparisonOutput(await abilities.compare(inputs, mcpReq.signal))),
  );

  server.registerTool(
    "compare_many",
    {
      title: "Rank several alternatives",
      description: `Compares one designer item with up to ${MAX_ALTERNATIVES} alternatives and ranks them by value for money, best first. Alternatives that can't be read are listed under failed and don't affect the others.${cost}`,
      inputSchema: z.object({ original: Original, alternatives: z.array(Alternative).min(1).max(MAX_ALTERNATIVES) }),
      outputSchema: z.object({
        ranking: z.array(
          ComparisonOutput.extend({
            index: z.number().describe("The position of the alternative in the input, starting at 0"),
          }),
        ),
        failed: z.array(z.object({ index: z.number(), reason: z.string() })),
      }),
      annotations: stores,
    },
    async ({ original, alternatives }, { mcpReq }) => {
      const { signal } = mcpReq;
      let done = 0;
      const onDone = () => tellProgress(mcpReq, (done += 1), alternatives.length);
      const { compared, failed } = await abilities.compareMany(original, alternatives, { signal, onDone });
      signal.throwIfAborted();
      const inOrder = rankAlternatives(compared, "best", ({ sides, result }) => ({
        similarityScore: result.similarityScore,
        valueScore: result.valueScore,
        gate: result.analysis.gate,
        price: sides.alternative.price,
      }));
      const ranking = inOrder.map((one) => ({ index: one.index, ...toComparisonOutput(one) }));
      return toToolResult({ ranking, failed: [...failed] });
    },
  );

  server.registerTool(
    "read_product",
    {
      title: "Read a product",
      description:
        "Extracts the name, brand, price, materials and kind of a product from its page's URL or from pasted text.",
      inputSchema: z.object({ product: side("The product") }),
      outputSchema: ProductOutput,
      annotations: READS,
    },
    async ({ product }, { mcpReq }) => toToolResult(ProductOutput.parse(await abilities.read(product, mcpReq.signal))),
  );

  const { explain } = abilities;
  if (explain !== null) {
    server.registerTool(
      "explain_score",
      { ...EXPLAIN_SCORE, inputSchema: Pair, annotations: READS },
      async (inputs, { mcpReq }) => ({
        content: [{ type: "text", text: markUntrusted(await explain(inputs, mcpReq.signal)) }],
      }),
    );
  }
  if (account !== null) registerAccountTools(server, account);
  return server;
}

async function tellProgress(
  { _meta, notify }: Pick<ServerContext["mcpReq"], "_meta" | "notify">,
  progress: number,
  total: number,
): Promise<void> {
  const token = _meta?.progressToken;
  if (token === undefined) return;
  const message = `${progress} of ${total} read`;
  await notify({ method: "notifications/progress", params: { progressToken: token, progress, total, message } });
}
