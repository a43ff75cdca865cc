import type { ModelUsage } from "@dupewise/domain/comparison/comparison";
import { MODELS, type ModelFacts } from "./models.data.ts";
import { PROMPT_VERSION } from "./prompt.ts";

/** The number of tokens that one model call used. */
export interface TokenUsage {
  input: number;
  output: number;
}

/**
 * Returns a model's prices and settings, or undefined for an unknown model. A dated snapshot ("gpt-4o-2024-08-06")
 * shares those of its base model.
 */
export function modelFacts(model: string): ModelFacts | undefined {
  const name = model.replace(/-\d{4}-\d{2}-\d{2}$/, "");
  return Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;
}

/**
 * Adds up the tokens used by all calls to a model, and computes their cost at list price in US dollars, which is null
 * for an unknown model.
 */
export function sumUsage(model: string, calls: readonly TokenUsage[]): ModelUsage {
  const inputTokens = calls.reduce((sum, { input }) => sum + input, 0);
  const outputTokens = calls.reduce((sum, { output }) => sum + output, 0);
  const facts = modelFacts(model);
  const costUsd = facts
    ? decimal(inputTokens * facts.inputUsdPerBillion + outputTokens * facts.outputUsdPerBillion)
    : null;
  return { model, promptVersion: PROMPT_VERSION, inputTokens, outputTokens, costUsd };
}

function decimal(billionths: number): string {
  const digits = String(billionths).padStart(10, "0");
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/\.?0+$/, "");
}
