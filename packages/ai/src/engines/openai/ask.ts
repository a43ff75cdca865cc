import type * as z from "zod";
import { ModelRefusal } from "./failures.ts";
import type { Model, Question, ModelReply } from "./model.ts";
import { withRetries, type RetryBudget } from "./retry-budget.ts";
import type { TokenUsage } from "./usage.ts";

/**
 * The outcome of asking the model a question, after at most two responses. "off-schema" means that neither response was
 * usable.
 */
export type AnswerOutcome<Answer> = { kind: "answered"; answer: Answer } | { kind: "refused" } | { kind: "off-schema" };

const MAX_PROBLEMS = 5;

/**
 * Asks the model a question. If the response is unusable, asks once more with an explanation of what was wrong. Adds
 * the usage of every response to `tokens`. Throws a `DomainError` with an `ai_*` code if the call fails.
 */
export async function askModel<Answer>(
  model: Model,
  question: Question<Answer>,
  budget: RetryBudget,
  tokens: TokenUsage[],
): Promise<AnswerOutcome<Answer>> {
  const call = async (input: string) => {
    const reply = await withRetries(() => model({ ...question, input }, budget.signal), budget);
    tokens.push(reply.tokens);
    return read(reply, question.schema);
  };
  try {
    const first = await call(question.input);
    if (first.kind !== "problem") return first;
    const second = await call(
      `${question.input}\n\nYour last answer could not be used: ${first.problem}. Answer again.`,
    );
    return second.kind === "problem" ? { kind: "off-schema" } : second;
  } catch (error) {
    if (error instanceof ModelRefusal) return { kind: "refused" };
    throw error;
  }
}

type Reading<Answer> =
  | { kind: "answered"; answer: Answer }
  | { kind: "refused" }
  | { kind: "problem"; problem: string };

function read<Answer>({ content }: ModelReply, schema: z.ZodType<Answer>): Reading<Answer> {
  if (content.kind === "refused") return content;
  if (content.kind === "truncated") return { kind: "problem", problem: "it was cut off; be shorter" };
  const parsed = schema.safeParse(jsonOf(content.text));
  if (parsed.success) return { kind: "answered", answer: parsed.data };
  // Only paths and reasons: nothing that the model wrote goes back into a request.
  const problems = parsed.error.issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, code }) => `${path.join(".") || "all"} ${code}`);
  return { kind: "problem", problem: problems.join(", ") };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
