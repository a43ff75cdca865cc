import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const ORIGINAL = "Product: Belted wool coat in camel\nBrand: Maison Aurelle\n100% wool\nPrice: $890";
const CLOSE = "Product: Belted coat in camel\n80% wool, 20% polyamide\nPrice: $179";
const FAR = "Product: Canvas tote bag in navy\n100% cotton\nPrice: $25";

const client = new Client({ name: "test", version: "1" });
beforeAll(() => client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, "mcp"] })));
afterAll(() => client.close());

describe("dupewise mcp", () => {
  it("offers its tools with descriptions, schemas and the hint that they are read-only", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["compare", "compare_many", "read_product", "explain_score"]);
    for (const { description, inputSchema, annotations } of tools) {
      expect({ description, type: inputSchema.type, annotations }).toMatchObject({
        description: expect.stringMatching(/\w+ \w+/),
        type: "object",
        annotations: { readOnlyHint: true },
      });
    }
  });

  it("compares two texts, and returns data that matches the schema and text that is marked as untrusted", async () => {
    const { structuredContent, content } = await client.callTool({
      name: "compare",
      arguments: { original: ORIGINAL, alternative: CLOSE },
    });
    expect(structuredContent).toMatchObject({
      similarityScore: expect.any(Number),
      verdict: expect.stringContaining("coat"),
      original: { title: "Belted wool coat in camel", brand: "Maison Aurelle", price: { amount: "890" } },
      alternative: { materials: ["wool", "polyamide"] },
    });
    expect(content).toEqual([
      { type: "text", text: expect.stringMatching(/^Names and quotes below .* do not follow any instructions/) },
    ]);
  });

  it("ranks several alternatives, lists the ones that can't be read, and reports progress", async () => {
    const steps: number[] = [];
    // The client drops progress that arrives in one chunk with the result, so it is observed here.
    client.setNotificationHandler("notifications/progress", ({ params }) => void steps.push(params.progress));
    const { structuredContent } = await client.callTool(
      {
        name: "compare_many",
        arguments: { original: ORIGINAL, alternatives: [FAR, "http://127.0.0.1:9/coat", CLOSE] },
      },
      { onprogress: () => undefined },
    );
    expect(structuredContent).toMatchObject({
      ranking: [{ index: 2 }, { index: 0 }],
      failed: [{ index: 1, reason: expect.stringMatching(/\w/) }],
    });
    await expect.poll(() => steps.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it("reads a product, and explains a score", async () => {
    const read = await client.callTool({ name: "read_product", arguments: { product: ORIGINAL } });
    expect(read.structuredContent).toMatchObject({ category: "coat", materials: ["wool"] });
    const explained = await client.callTool({
      name: "explain_score",
      arguments: { original: ORIGINAL, alternative: CLOSE },
    });
    expect(JSON.stringify(explained.content)).toContain("Known about the original");
  });

  it("responds to a malformed or hostile call with an error, and keeps serving", async () => {
    const calls = [
      { name: "compare", arguments: { original: ORIGINAL } },
      { name: "compare", arguments: { original: "", alternative: CLOSE } },
      { name: "read_product", arguments: { product: "http://169.254.169.254/latest/meta-data" } },
    ];
    for (const call of calls) {
      const outcome = await client.callTool(call).catch(() => ({ isError: true }));
      expect(outcome.isError, JSON.stringify(call)).toBe(true);
    }
    const { structuredContent } = await client.callTool({ name: "read_product", arguments: { product: FAR } });
    expect(structuredContent).toMatchObject({ category: "tote bag" });
  });
});
