import { randomBytes } from "node:crypto";
import type { EngineComparison } from "@dupewise/domain/comparison/basis";
import type { ModelUsage } from "@dupewise/domain/comparison/comparison";
import { DomainError } from "@dupewise/domain/errors";
import type { Product } from "@dupewise/domain/product/product";
import { assess, prepareSide } from "../../assess.ts";
import { scoreFacts } from "../../rubric/score-facts.ts";
import { writeResult } from "../../words/write-result.ts";
import { createBasis, type CompareEngine } from "../compare-engine.ts";
import { askModel } from "./ask.ts";
import { createCircuitBreaker } from "./circuit.ts";
import { PREMIUM_DEPTH, STANDARD, type AnalysisDepth } from "./depth.ts";
import { swapVerdicts } from "./evidence.ts";
import { createUnavailableError } from "./failures.ts";
import { Judgment, Verdicts } from "./judgment.ts";
import { resultFromVerdicts } from "./result-from-verdicts.ts";
import { createModelClient, type ModelOptions } from "./model.ts";
import { systemClock, type Clock, type RetryBudget } from "./retry-budget.ts";
import { buildPrompt } from "./prompt.ts";
import { sumUsage, type TokenUsage } from "./usage.ts";
import { isHostile, visibleText } from "./visible-text.ts";
import { applyModelWords } from "./words.ts";

export interface OpenAiOptions extends ModelOptions {
  /** The time limit from the first request to the last response of one comparison, in milliseconds. */
  timeoutMs: number;
  clock?: Clock;
}

/** Retries per comparison, over all requests. */
const RETRIES = 2;
/** The maximum length of a response without words, in tokens. */
const LONGEST_VERDICTS = 2500;

const NOTES = {
  tooLittle: "Too little is known about these two products to ask the AI model, so our own rules made this comparison",
  hostile: "A page contains text written for AI models rather than shoppers, so our own rules made this comparison",
  refused: "The AI model declined to compare these products, so our own rules made this comparison",
  "off-schema": "The AI model's answer couldn't be used, so our own rules made this comparison",
  unshown: "The AI model's evidence wasn't found in the products' own words, so our own rules made this comparison",
} as const;

/**
 * Creates the engine that lets a model judge and write while code computes the score. The engine extracts each side's
 * facts once, and sends the model two parallel requests, one for each order of the products. It repeats each request
 * once after an unusable response, and retries both together at most twice after transient failures. The model's
 * verdicts are an input to the score, and its sentences replace the code's. Without a usable response, and for products
 * about which too little is known or whose texts address the judge, the local rules make the comparison, and
 * `engineNote` says why.
 */
export function createOpenAiEngine({ timeoutMs, clock = systemClock, ...options }: OpenAiOptions): CompareEngine {
  const model = createModelClient(options);
  const throughCircuit = createCircuitBreaker({ now: clock.now, classify, createError: createUnavailableError });

  async function askBoth(original: string, alternative: string, depth: AnalysisDepth, asker: AbortSignal) {
    const enough = new AbortController();
    const signal = AbortSignal.any([asker, enough.signal, AbortSignal.timeout(timeoutMs)]);
    const budget: RetryBudget = { clock, signal, retries: RETRIES, deadline: clock.now() + timeoutMs };
    const tokens: TokenUsage[] = [];
    const code = randomBytes(8).toString("hex");
    const { maxOutputTokens } = depth;
    const forth = { ...buildPrompt(original, alternative, code, depth), schema: Judgment, maxOutputTokens };
    const back = {
      ...buildPrompt(alternative, original, code, null),
      schema: Verdicts,
      maxOutputTokens: LONGEST_VERDICTS,
    };
    try {
      const answers = await Promise.all([
        askModel(model, forth, budget, tokens),
        askModel(model, back, budget, tokens),
      ]);
      return { answers, usage: sumUsage(options.model, tokens) };
    } catch (error) {
      enough.abort();
      asker.throwIfAborted();
      throw error;
    }
  }

  return async (original, alternative, { signal, isDeep, rates }) => {
    const depth = isDeep ? PREMIUM_DEPTH : STANDARD;
    const [a, b] = [prepareSide(original), prepareSide(alternative)];
    const local = scoreFacts(a.facts, b.facts);
    const byRules = (why: keyof typeof NOTES, usage: ModelUsage | null = null): EngineComparison => {
      const assessment = assess(a, b, local, rates);
      const { analysis, ...result } = writeResult(assessment);
      return { ...result, analysis: { ...analysis, engineNote: NOTES[why], usage }, basis: createBasis(assessment) };
    };
    if (local.similarityScore === null) return byRules("tooLittle");
    if (isHostile(original) || isHostile(alternative)) return byRules("hostile");
    const texts = { original: visibleText(original), alternative: visibleText(alternative) };
    const { answers, usage } = await throughCircuit(() => askBoth(texts.original, texts.alternative, depth, signal));
    const [forth, back] = answers;
    if (forth.kind !== "answered") return byRules(forth.kind, usage);
    if (back.kind !== "answered") return byRules(back.kind, usage);
    const judged = resultFromVerdicts(a, b, local, [forth.answer, swapVerdicts(back.answer)], texts, rates);
    if (judged === null) return byRules("unshown", usage);
    const names = namesOf([original, alternative]);
    const { analysis, ...phrased } = applyModelWords(judged.result, forth.answer.words, texts, names, depth);
    return { ...phrased, analysis: { ...analysis, engine: "openai", usage }, basis: createBasis(judged.assessment) };
  };
}

const namesOf = (products: readonly Product[]) =>
  products.flatMap(({ brand, location }) => [brand, location]).filter((name) => name !== null);

function classify(error: unknown) {
  if (!(error instanceof DomainError)) return "none";
  return error.code === "ai_unavailable" ? "down" : "up";
}
