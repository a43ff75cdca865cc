/** The known facts about a model: its list price and the settings that make responses repeatable. */
export interface ModelFacts {
  /** US dollars per billion tokens, so that sums stay integers. */
  inputUsd: number;
  outputUsd: number;
  settings: { temperature?: number; reasoning?: { effort: "none" } };
}

/** These models accept a temperature only while they do not reason. */
const UNREASONED = { temperature: 0, reasoning: { effort: "none" } } as const;
const STEADY = { temperature: 0 } as const;

/**
 * Standard prices without discounts, from OpenAI's price list as of November 2026. A model that isn't listed is called
 * with its own defaults, and its cost stays unknown.
 */
export const MODELS: Readonly<Record<string, ModelFacts>> = {
  "gpt-5.4-mini": { inputUsd: 750, outputUsd: 4500, settings: UNREASONED },
  "gpt-5.4-nano": { inputUsd: 200, outputUsd: 1250, settings: UNREASONED },
  "gpt-4.1": { inputUsd: 2000, outputUsd: 8000, settings: STEADY },
  "gpt-4.1-mini": { inputUsd: 400, outputUsd: 1600, settings: STEADY },
  "gpt-4o": { inputUsd: 2500, outputUsd: 10_000, settings: STEADY },
  "gpt-4o-mini": { inputUsd: 150, outputUsd: 600, settings: STEADY },
};
