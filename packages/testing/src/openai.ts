import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import * as z from "zod";
import type { Reply } from "./openai/replies.ts";
import { closeImmediately, listenOnLoopback } from "./loopback.ts";

const Body = z.looseObject({ model: z.string(), instructions: z.string(), input: z.string() });

/** A request to `POST /v1/responses`, as received. */
export interface OpenAiRequest {
  authorization: string;
  body: z.infer<typeof Body>;
}

/** The replies in order, the last one repeated forever, or a function from request to reply. */
export type OpenAiScript = readonly Reply[] | ((request: OpenAiRequest) => Reply);

export interface FakeOpenAi {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** All requests so far, in order. */
  requests: readonly OpenAiRequest[];
  close: () => Promise<void>;
}

/** Starts a fake OpenAI server that speaks the Responses API over real HTTP, on a free loopback port. */
export async function startFakeOpenAi({ script }: { script: OpenAiScript }): Promise<FakeOpenAi> {
  const requests: OpenAiRequest[] = [];
  const next = (request: OpenAiRequest) =>
    typeof script === "function" ? script(request) : (script[requests.length - 1] ?? script.at(-1));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = { authorization: request.headers.authorization ?? "", body: Body.parse(await json(request)) };
    requests.push(asked);
    const reply = next(asked);
    if (!reply || request.url !== "/v1/responses" || request.method !== "POST") response.writeHead(404).end();
    else send(response, reply);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () => closeImmediately(server),
  };
}

function send(response: ServerResponse, { status, headers, body, manner }: Reply): void {
  if (manner === "hang") return;
  response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) });
  if (manner === "answer") response.end(body);
  else response.write(body.slice(0, body.length / 2), () => response.destroy());
}
