import { FoundAlternatives } from "@dupewise/domain/catalogue/finding";
import { Analysis } from "@dupewise/domain/comparison/comparison";
import { PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import * as z from "zod";
import type { AccountAbilities } from "./abilities.ts";
import { EXPLAIN_SCORE, markUntrusted, toToolResult, ComparisonOutput, toComparisonOutput } from "./output.ts";

const READS = { readOnlyHint: true, idempotentHint: true };
const MOST = 20;
const Limit = z.number().int().min(1).max(MOST).default(5);

/** The explanation of a score, each sentence with its quotes. */
const Explanation = Analysis.pick({
  gate: true,
  confidence: true,
  range: true,
  dimensions: true,
  similarities: true,
  differences: true,
  missing: true,
}).extend({ similarityScore: z.number().nullable() });

/** Registers the tools and resources that require an account. */
export function registerAccountTools(server: McpServer, account: AccountAbilities): void {
  server.registerTool(
    "find_alternatives",
    {
      title: "Find alternatives",
      description:
        "Finds the products in this server's catalogue that are most similar to a product and cost less, most similar first. Returns nothing if the catalogue is empty or the kind of product is unknown.",
      inputSchema: z.object({
        original: z
          .string()
          .min(1)
          .max(PRODUCT_INPUT_MAX_LENGTH)
          .describe("The URL of its product page, or text with its name, materials, color and price"),
        limit: Limit,
      }),
      outputSchema: z.object({
        alternatives: z.array(
          FoundAlternatives.shape.alternatives.element.omit({ imageUrl: true, updatedAt: true, id: true }),
        ),
      }),
      annotations: { ...READS, openWorldHint: true },
    },
    async ({ original, limit }) => {
      const { alternatives } = await account.find(original, limit);
      return toToolResult({
        alternatives: alternatives.map(({ imageUrl: _image, updatedAt: _at, id: _id, ...rest }) => rest),
      });
    },
  );

  server.registerTool(
    "history",
    {
      title: "Search past comparisons",
      description: "Lists the account's comparisons, newest first, or only those that mention certain words.",
      inputSchema: z.object({ search: z.string().max(200).default("").describe("Words to search for"), limit: Limit }),
      outputSchema: z.object({ comparisons: z.array(ComparisonOutput) }),
      annotations: { ...READS, openWorldHint: false },
    },
    async (query) => toToolResult({ comparisons: (await account.history(query)).map(toComparisonOutput) }),
  );

  server.registerTool(
    "explain_score",
    {
      ...EXPLAIN_SCORE,
      inputSchema: z.object({ id: z.uuid().describe("The ID of a comparison, as returned by compare and history") }),
      outputSchema: Explanation,
      annotations: { ...READS, openWorldHint: false },
    },
    async ({ id }) => {
      const { similarityScore, analysis } = (await account.comparison(id)).result;
      return toToolResult(Explanation.parse({ similarityScore, ...analysis }));
    },
  );

  server.registerResource(
    "comparison",
    new ResourceTemplate("dupewise://comparisons/{id}", { list: undefined }),
    {
      title: "A comparison",
      description: "One of the account's comparisons, identified by the ID that compare and history return",
      mimeType: "text/plain",
    },
    async (uri, { id }) => {
      const comparison = toComparisonOutput(await account.comparison(String(id)));
      return {
        contents: [{ uri: uri.href, mimeType: "text/plain", text: markUntrusted(JSON.stringify(comparison, null, 2)) }],
      };
    },
  );
}
