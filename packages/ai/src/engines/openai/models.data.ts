/** The list prices of a model, and the settings that make its responses repeatable. */
export interface ModelFacts {
  /** The price of a billion tokens in whole US dollars, so that sums are exact. */
  inputUsdPerBillion: number;
  outputUsdPerBillion: number;
  settings: { temperature?: number; reasoning?: { effort: "none" } };
}

/** These models accept a temperature only while they do not reason. */
const UNREASONED = { temperature: 0, reasoning: { effort: "none" } } as const;
const STEADY = { temperature: 0 } as const;

/**
 * The known OpenAI models, each with its standard price without discounts, from OpenAI's price list as of November
 * 2026. A model that isn't listed is called with its own defaults, and its cost stays unknown.
 */
export const MODELS: Readonly<Record<string, ModelFacts>> = {
  "gpt-5.4-mini": { inputUsdPerBillion: 750, outputUsdPerBillion: 4500, settings: UNREASONED },
  "gpt-5.4-nano": { inputUsdPerBillion: 200, outputUsdPerBillion: 1250, settings: UNREASONED },
  "gpt-4.1": { inputUsdPerBillion: 2000, outputUsdPerBillion: 8000, settings: STEADY },
  "gpt-4.1-mini": { inputUsdPerBillion: 400, outputUsdPerBillion: 1600, settings: STEADY },
  "gpt-4o": { inputUsdPerBillion: 2500, outputUsdPerBillion: 10_000, settings: STEADY },
  "gpt-4o-mini": { inputUsdPerBillion: 150, outputUsdPerBillion: 600, settings: STEADY },
};
