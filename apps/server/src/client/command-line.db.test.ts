import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { runCommandLine } from "@dupewise/cli/command-line/run-command-line";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readId, startApiWithMember } from "../testing/start-api.ts";

const COAT = "Product: Belted wool coat in camel\nBrand: Maison Aurelle\n100% wool\nPrice: $890";
const CLOSE = "Product: Belted coat in camel\n80% wool, 20% polyamide\nPrice: $179";
const FAR = "Product: Canvas tote bag in navy\n100% cotton\nPrice: $25";

/** A premium account, and `dupewise --server` with one of its access tokens. */
async function start(scopes: readonly string[] = ["read", "compare"]) {
  const { url, send } = await startApiWithMember({ isPremium: true });
  const made = await send("POST", "/api/access-tokens", { name: "Shell", scopes, days: 30 });
  const { token } = z.object({ token: z.string() }).parse(made.body);
  const run = async (args: readonly string[], { input = "", as = token, server = url } = {}) => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const printed = Promise.all([text(stdout), text(stderr)]);
    const streams = { stdin: Readable.from([input]), stdout, stderr };
    const status = await runCommandLine(["--server", server, ...args], streams, as);
    stdout.end();
    stderr.end();
    const [output, complaint] = await printed;
    return { output, complaint, status };
  };
  return { send, run };
}

describe("dupewise --server", () => {
  it("compares, ranks and reads products on the server, and lists the account's history and boards", async () => {
    const { send, run } = await start();
    expect(await run(["compare", COAT, CLOSE])).toMatchObject({
      output: expect.stringMatching(/^\d+% similar/),
      status: 0,
    });
    const ranked = await run(["rank", COAT, FAR, CLOSE]);
    expect(ranked.output).toMatch(/^1\. Belted coat in camel: \d+%.*\n.*\n2\. Canvas tote bag/);
    expect((await run(["read", COAT])).output).toContain("Brand        Maison Aurelle");
    expect((await run(["find", COAT])).output).toBe("Nothing in the catalogue is both similar and cheaper (coat).\n");

    const history = await run(["history", "tote"]);
    expect(history.output).toMatch(/^\d{4}-\d\d-\d\d .*→ Canvas tote bag in navy\n +[\da-f-]{36}\n1 of 1\n$/);
    const id = /[\da-f-]{36}/.exec(history.output)?.[0] ?? "";
    expect((await run(["history", id])).output).toContain("Different");
    const board = readId((await send("POST", "/api/boards", { name: "Coats\u001b[2J", comparisonIds: [id] })).body);
    expect((await run(["boards"])).output).toBe(`${board}  Coats[2J (1)\n`);
    expect((await run(["boards", board])).output).toContain(id);
  });

  it("accepts JSON Lines as input, and reports the reason for each line that fails", async () => {
    const { run } = await start();
    const lines = [{ left: { text: COAT }, right: { text: CLOSE } }, { left: { text: COAT } }, {}];
    const { output, status } = await run(["compare", "--jsonl"], {
      input: lines.map((line) => JSON.stringify(line)).join("\n"),
    });
    const replies = output
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(replies).toMatchObject([
      { similarityScore: expect.any(Number), dupeUrl: CLOSE },
      { error: { code: "validation_failed" } },
      { error: { code: "validation_failed" } },
    ]);
    expect(status).toBe(0);
  });

  it("explains in one sentence that the server rejected a request or is unreachable", async () => {
    const { run } = await start(["read"]);
    const refused = await run(["compare", COAT, CLOSE]);
    expect(refused).toEqual({
      output: "",
      complaint: expect.stringContaining("doesn't have the “compare” scope"),
      status: 1,
    });
    expect(await run(["history"], { as: "dupewise_nobody" })).toMatchObject({ output: "", status: 1 });
    const away = await run(["history"], { server: "http://127.0.0.1:9" });
    expect(away).toEqual({ output: "", complaint: "No Dupewise server responds at http://127.0.0.1:9\n", status: 1 });
    expect(await run(["eval"])).toMatchObject({ complaint: expect.stringContaining("There is no command"), status: 2 });
    expect(await run(["mcp"])).toMatchObject({ complaint: expect.stringContaining("There is no command"), status: 2 });
  });
});
