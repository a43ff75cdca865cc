import type { IncomingMessage } from "node:http";
import { DomainError } from "@dupewise/domain/errors";
import { isNestedDeeply } from "./is-nested-deeply.ts";

/** Two pasted descriptions at their limit, in the widest encoding, with room to spare. */
const MAX_BODY_BYTES = 512 * 1024;

/**
 * The JSON text a request carries, empty when it has no body.
 * Throws `payload_too_large`, `unsupported_media_type`, `validation_failed`.
 */
export async function readJsonText(req: IncomingMessage): Promise<string> {
  const body = await readBody(req);
  if (body.length > 0 && !isJson(req.headers["content-type"])) {
    throw new DomainError("unsupported_media_type", "Send JSON");
  }
  const text = body.toString("utf8");
  // Before it is parsed: a body of brackets alone holds everybody else up for a tenth of a second.
  if (isNestedDeeply(text)) throw new DomainError("validation_failed", "The request body is nested too deeply");
  return text;
}

/** The very bytes a request carries. Throws `payload_too_large`. */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  if (Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES) tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Left whole when refused: destroying it would take the connection and the answer with it.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Throws `validation_failed` for anything but a JSON object; an empty text is an empty one. */
export function parseJsonObject(text: string): Record<string, unknown> {
  if (text === "") return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Falls through to the same answer as any other body that is no object.
  }
  throw new DomainError("validation_failed", "The request body is not a JSON object");
}

export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType ?? "");

function tooLarge(): never {
  throw new DomainError("payload_too_large", "That is more text than we can take");
}
