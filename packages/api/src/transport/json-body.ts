import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip as gunzipWith } from "node:zlib";
import { DomainError } from "@dupewise/domain/errors";
import { isOversizedJson } from "./is-oversized-json.ts";

const gunzip = promisify(gunzipWith);

/**
 * Reads a request's JSON body as text, or returns "" if there is no body. Throws `payload_too_large` if the body
 * exceeds `maxBytes`, `unsupported_media_type` if it isn't JSON, and `validation_failed` if it is invalid gzip or
 * oversized JSON.
 * @param maxBytes the maximum size of the body
 */
export async function readJsonText(req: IncomingMessage, maxBytes: number): Promise<string> {
  const body = await readBody(req, maxBytes);
  if (body.length > 0 && !isJson(req.headers["content-type"])) {
    throw new DomainError("unsupported_media_type", "The request body must be JSON");
  }
  const text = body.toString("utf8");
  return rejectOversizedJson(text);
}

/**
 * Throws `validation_failed` for oversized JSON before it is parsed, otherwise returns the JSON. Parsing a body that
 * consists only of brackets would block the process for a tenth of a second.
 */
export function rejectOversizedJson(json: string): string {
  if (isOversizedJson(json)) throw new DomainError("validation_failed", "The request body is too large");
  return json;
}

/**
 * Reads a request's body as bytes, decompressed. Throws `payload_too_large` if it exceeds `maxBytes`, or
 * `validation_failed` for invalid gzip.
 */
export async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(req.headers["content-length"] ?? 0) > maxBytes) throwTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Not destroyed on rejection, which would close the connection and lose the response.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > maxBytes) throwTooLarge();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return req.headers["content-encoding"] === "gzip" ? inflateBody(body, maxBytes) : body;
}

/** Inflates a gzipped body, up to the same limit as any other. */
async function inflateBody(body: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await gunzip(body, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof RangeError) throwTooLarge();
    throw new DomainError("validation_failed", "The request body isn't valid gzip");
  }
}

/** Parses a JSON object. Throws `validation_failed` for any other text. */
export function parseJsonObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Falls through to the response for any other body that is not an object.
  }
  throw new DomainError("validation_failed", "The request body must be a JSON object");
}

/** Returns true if a Content-Type header denotes JSON. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType ?? "");

function throwTooLarge(): never {
  throw new DomainError("payload_too_large", "That's more text than we can handle");
}
