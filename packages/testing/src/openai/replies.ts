import type { Response } from "openai/resources/responses/responses";

/** A reply of the fake OpenAI server. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** Sent verbatim. */
  body: string;
  /** "hang" never responds, "drop" closes the connection halfway through the body. */
  manner: "answer" | "hang" | "drop";
}

const reply = (body: string, changes: Partial<Reply> = {}): Reply => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body,
  manner: "answer",
  ...changes,
});

/** A complete response of `POST /v1/responses`, as the API sends it. */
function response(changes: Partial<Response>): string {
  const whole: Response = {
    id: "resp_fake",
    object: "response",
    created_at: 1_790_000_000,
    status: "completed",
    access_programs: null,
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model: "gpt-5.4-mini-2026-03-17",
    output: [],
    output_text: "",
    parallel_tool_calls: true,
    temperature: 0,
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    usage: {
      input_tokens: 1000,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 200,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 1200,
    },
    ...changes,
  };
  // The response has no `output_text` on the wire: clients add it.
  return JSON.stringify({ ...whole, output_text: undefined });
}

type Content = Extract<Response["output"][number], { type: "message" }>["content"];

const message = (content: Content): Response["output"] => [
  { id: "msg_fake", type: "message", role: "assistant", status: "completed", content },
];

const written = (text: string) => message([{ type: "output_text", text, annotations: [] }]);

/** Creates a reply in which the model responds with the given text, which need not be JSON. */
export const textReply = (text: string) => reply(response({ output: written(text) }));

/** Creates a reply in which the model responds with the given value as JSON. */
export const jsonReply = (value: unknown) => textReply(JSON.stringify(value));

/** Creates a reply in which the model refuses to respond. */
export const refusalReply = () =>
  reply(response({ output: message([{ type: "refusal", refusal: "I can't help with that." }]) }));

/** Creates a reply in which the model runs out of tokens in the middle of its output. */
export const truncatedReply = (text = '{"dimensions":{"cut":{"orig') =>
  reply(response({ status: "incomplete", incomplete_details: { reason: "max_output_tokens" }, output: written(text) }));

/** Creates a reply with HTTP status 200 in which the model reports that it failed. */
export const failureReply = (code: "server_error" | "rate_limit_exceeded" | "invalid_prompt") =>
  reply(response({ status: "failed", error: { code, message: "It failed." } }));

/** Creates a reply in which the API responds with an error of the given HTTP status and code. */
export const errorReply = (status: number, code: string, headers: Record<string, string> = {}) =>
  reply(JSON.stringify({ error: { message: `Told in confidence: ${code}`, type: code, param: null, code } }), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });

/** Creates a reply whose body is truncated JSON. */
export const malformedReply = () => reply('{"id": "resp_1", "output": [');

/** Creates a well-formed reply in which the model responds with the given number of bytes of text. */
export const longReply = (bytes: number) => textReply("x".repeat(bytes));

/** Creates a reply that never arrives, so that the client has to time out. */
export const hangingReply = () => reply("", { manner: "hang" });

/** Creates a reply whose connection is dropped halfway through the body. */
export const droppedReply = () => reply(response({ output: written("{}") }), { manner: "drop" });
