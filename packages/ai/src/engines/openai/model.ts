import OpenAI from "openai";
import type { ResponseInputMessageContentList } from "openai/resources/responses/responses";
import { zodTextFormat } from "openai/helpers/zod";
import * as z from "zod";
import { FailedResponseError } from "./failures.ts";
import { modelFacts, type TokenUsage } from "./usage.ts";

export interface ModelOptions {
  apiKey: string;
  /** The base URL of any server that speaks the Responses API, without `/responses`. */
  baseUrl: string;
  model: string;
}

/** A photo to send to the model: its MIME type and its bytes. */
export interface ModelPhoto {
  type: string;
  bytes: Uint8Array;
}

export interface Question<Answer> {
  instructions: string;
  input: string;
  /** The images to look at, in the order in which the input mentions them. */
  images?: readonly ModelPhoto[];
  schema: z.ZodType<Answer>;
  /** The maximum length of the response, in tokens. */
  maxOutputTokens: number;
}

/** The model's response, whose text hasn't been checked against the schema yet, and the tokens that it used. */
export interface ModelReply {
  content: { kind: "text"; text: string } | { kind: "refused" } | { kind: "truncated" };
  tokens: TokenUsage;
}

export type Model = (question: Question<unknown>, signal: AbortSignal) => Promise<ModelReply>;

/** More than any valid response to our requests needs. */
const MAX_ANSWER_BYTES = 1_000_000;

const Part = z.discriminatedUnion("type", [
  z.object({ type: z.literal("output_text"), text: z.string() }),
  z.object({ type: z.literal("refusal"), refusal: z.string() }),
]);
const Message = z.object({ type: z.literal("message"), content: z.array(Part) });
const Count = z.number().int().min(0);

/** The fields read from a response; everything else is ignored, so that other servers may omit it. */
const WireResponse = z.object({
  status: z.string().nullish(),
  error: z.object({ code: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: z.array(z.union([Message, z.looseObject({ type: z.string() })])),
  usage: z.object({ input_tokens: Count, output_tokens: Count }).nullish(),
});

/**
 * Creates a client for OpenAI's Responses API that neither stores responses nor offers tools. The client uses `create`
 * because `parse` discards the usage of a response that doesn't match the schema. It throws errors that `toFailure`
 * understands.
 */
export function createModelClient({ apiKey, baseUrl, model }: ModelOptions): Model {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetch: fetchLimited,
  });
  /** Deriving one takes milliseconds, and the few schemas are constants. */
  const formats = new WeakMap<z.ZodType, ReturnType<typeof zodTextFormat>>();
  const formatOf = (schema: z.ZodType) => {
    const format = formats.get(schema) ?? zodTextFormat(schema, "judgment");
    formats.set(schema, format);
    return format;
  };
  return async ({ instructions, input, images = [], schema, maxOutputTokens }, signal) => {
    const answer: unknown = await client.responses.create(
      {
        model,
        instructions,
        input: images.length === 0 ? input : [{ role: "user", content: contentOf(input, images) }],
        text: { format: formatOf(schema) },
        max_output_tokens: maxOutputTokens,
        store: false,
        ...modelFacts(model)?.settings,
      },
      { signal },
    );
    const { status, error, incomplete_details, output, usage } = WireResponse.parse(answer);
    if (status === "failed" || error) throw new FailedResponseError(error?.code ?? "");
    const parts = output.flatMap((item) => Message.safeParse(item).data?.content ?? []);
    const tokens = { input: usage?.input_tokens ?? 0, output: usage?.output_tokens ?? 0 };
    if (incomplete_details?.reason === "content_filter" || parts.some(({ type }) => type === "refusal")) {
      return { content: { kind: "refused" }, tokens };
    }
    if (status === "incomplete") return { content: { kind: "truncated" }, tokens };
    const text = parts.map((part) => (part.type === "output_text" ? part.text : "")).join("");
    return { content: { kind: "text", text }, tokens };
  };
}

/** Text and images as one message, with the images inline so that nobody has to fetch them. */
const contentOf = (text: string, images: readonly ModelPhoto[]): ResponseInputMessageContentList => [
  { type: "input_text", text },
  ...images.map(({ type, bytes }) => ({
    type: "input_image" as const,
    detail: "auto" as const,
    image_url: `data:${type};base64,${Buffer.from(bytes).toString("base64")}`,
  })),
];

async function fetchLimited(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) controller.error(new Error("The response is too long"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}
