import type { Reply } from "@dupewise/testing/openai/replies";
import { delay, http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import * as z from "zod";

const BASE_URL = "https://api.openai.com/v1";
const Message = z.object({ role: z.literal("user"), content: z.array(z.unknown()) });
const Body = z.looseObject({
  model: z.string(),
  instructions: z.string(),
  /** With images, the content of its single message as JSON. */
  input: z.union([z.string(), z.tuple([Message]).transform(([{ content }]) => JSON.stringify(content))]),
  text: z.object({ format: z.looseObject({ type: z.string(), strict: z.boolean(), schema: z.looseObject({}) }) }),
});
export type OpenAiRequest = z.infer<typeof Body>;

/**
 * Mocks the OpenAI server in this process for one test file. Returns its URL, and a function that scripts its
 * responses.
 */
export function mockOpenAiServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  /**
   * Responds to requests as scripted, repeating the last entry of a list. Returns the requests so far.
   * @param onAborted gets the input of a request that its caller aborted
   */
  const answer = (
    script: readonly Reply[] | ((asked: OpenAiRequest, index: number) => Reply),
    onAborted?: (input: string) => void,
  ) => {
    const asked: OpenAiRequest[] = [];
    server.use(
      http.post(`${BASE_URL}/responses`, async ({ request }) => {
        const question = Body.parse(await request.json());
        const index = asked.push(question) - 1;
        request.signal.addEventListener("abort", () => onAborted?.(question.input));
        const reply = typeof script === "function" ? script(question, index) : (script[index] ?? script.at(-1));
        if (!reply || reply.manner === "drop") return HttpResponse.error();
        if (reply.manner === "hang") await delay("infinite");
        return new HttpResponse(reply.body, { status: reply.status, headers: reply.headers });
      }),
    );
    return asked;
  };
  return { baseUrl: BASE_URL, answer };
}
