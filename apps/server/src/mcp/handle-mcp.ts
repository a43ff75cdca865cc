import type { IncomingMessage } from "node:http";
import type { RequestContext } from "@dupewise/api/context";
import { countCall } from "@dupewise/api/limits/rate-limits";
import { parseJsonObject, readJsonText } from "@dupewise/api/transport/json-body";
import { errorReply, type Reply } from "@dupewise/api/transport/reply";
import { BRAND } from "@dupewise/domain/brand";
import { createAbilities } from "./create-abilities.ts";

export const MCP_PATH = "/mcp";

/** Enough for an original and ten alternatives as texts. */
const MOST_BYTES = 512 * 1024;

/**
 * Handles one Model Context Protocol request on behalf of the access token's owner. Keeps no state between requests.
 * Responds with 401 without a valid access token. Throws `rate_limited` after too many requests, and the errors of
 * `readJsonText` and `parseJsonObject`.
 */
export async function handleMcp(req: IncomingMessage, url: URL, context: RequestContext): Promise<Reply> {
  await countCall(context, "mutation");
  const token = context.session.hasAccessToken ? await context.session.current() : null;
  if (!token) return replyUnauthorized();
  await context.limits.take("accessToken", token.id);
  const text = req.method === "POST" ? await readJsonText(req, MOST_BYTES) : null;
  // Loaded on first use: it takes a seventh of a second, which each start of a server would pay.
  const { createMcpServer } = await import("@dupewise/mcp/create-mcp-server");
  const { createMcpHandler } = await import("@modelcontextprotocol/server");
  const handler = createMcpHandler(() => createMcpServer(createAbilities(context)));
  const headers = Object.entries(req.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const response = await handler.fetch(
    new Request(url, { method: req.method ?? "GET", headers, body: text, signal: context.signal }),
    text === null ? {} : { parsedBody: parseJsonObject(text) },
  );
  return { status: response.status, headers: Object.fromEntries(response.headers), body: response.body };
}

function replyUnauthorized(): Reply {
  const reply = errorReply({
    code: "unauthorized",
    message: "Create an access token on your account page and send it in the Authorization header as a Bearer token",
  });
  return { ...reply, headers: { ...reply.headers, "WWW-Authenticate": `Bearer realm="${BRAND}"` } };
}
