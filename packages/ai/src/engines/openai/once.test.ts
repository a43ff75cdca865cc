import { jsonReply } from "@dupewise/testing/openai/replies";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { buildDupeCoat, buildWrapCoat } from "../../testing/coats.ts";
import { judgeCoats, buildJudgment } from "../../testing/judgments.ts";
import { mockOpenAiServer } from "../../testing/openai-server.ts";

vi.mock("../../facts/extract-facts.ts", { spy: true });
vi.mock("../../rubric/score-facts.ts", { spy: true });
vi.mock("../../findings/derive-findings.ts", { spy: true });
vi.mock("../../words/write-result.ts", { spy: true });
vi.mock("./words.ts", { spy: true });

const { answer, baseUrl } = mockOpenAiServer();
const { signal } = new AbortController();

/** Loads the stages with spies. Other test files have loaded them without, so the modules are reset first. */
async function loadStages() {
  vi.resetModules();
  const { createOpenAiEngine } = await import("./engine.ts");
  return {
    compare: createOpenAiEngine({ apiKey: "sk-test", baseUrl, model: "gpt-5.4-mini", timeoutMs: 300_000 }),
    facts: vi.mocked((await import("../../facts/extract-facts.ts")).extractFacts),
    scores: vi.mocked((await import("../../rubric/score-facts.ts")).scoreFacts),
    findings: vi.mocked((await import("../../findings/derive-findings.ts")).deriveFindings),
    words: vi.mocked((await import("../../words/write-result.ts")).writeResult),
    phrasing: vi.mocked((await import("./words.ts")).applyModelWords),
  };
}

let stages: Awaited<ReturnType<typeof loadStages>>;
beforeAll(async () => {
  stages = await loadStages();
});
afterAll(() => vi.resetModules());

/** Counts how often each stage runs for one comparison. */
async function countsOf(judge: Parameters<typeof answer>[0]) {
  const asked = answer(judge);
  const { compare, ...counted } = stages;
  const { analysis } = await compare(buildWrapCoat(), buildDupeCoat(), { signal, isDeep: false });
  const counts = Object.entries(counted).map(([name, { mock }]) => [name, mock.calls.length] as const);
  return { engine: analysis.engine, asked: asked.length, ...Object.fromEntries(counts) };
}

beforeEach(() => vi.clearAllMocks());

describe("a comparison made with a model", () => {
  it("extracts each side's facts, derives the findings and writes the sentences only once", async () => {
    // By the facts alone, by each order and by both together: numbers only.
    expect(await countsOf((asked) => jsonReply(judgeCoats(asked)))).toEqual({
      engine: "openai",
      asked: 2,
      facts: 2,
      scores: 4,
      findings: 1,
      words: 1,
      phrasing: 1,
    });
    expect(stages.facts.mock.calls).toEqual([[buildWrapCoat()], [buildDupeCoat()]]);
  });

  it("scores, derives findings and writes sentences only once when the model has nothing to add", async () => {
    expect(await countsOf(() => jsonReply(buildJudgment({})))).toEqual({
      engine: "local",
      asked: 2,
      facts: 2,
      scores: 1,
      findings: 1,
      words: 1,
      phrasing: 0,
    });
  });

  it("extracts an original's facts once for all of its alternatives", async () => {
    answer(() => jsonReply(buildJudgment({})));
    const original = buildWrapCoat();
    await stages.compare(original, buildDupeCoat(), { signal, isDeep: false });
    await stages.compare(original, buildDupeCoat(), { signal, isDeep: false });
    expect(stages.facts.mock.calls).toEqual([[original], [buildDupeCoat()], [buildDupeCoat()]]);
  });
});
