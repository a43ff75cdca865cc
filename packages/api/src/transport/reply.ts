import { ERRORS, type ErrorBody } from "@dupewise/domain/errors";

/** An HTTP response that has not been sent yet. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** The body; null for none. A stream is sent as it is produced. */
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  /** Whether it may be cached and revalidated by its tag; anything else is never stored. */
  isCacheable?: boolean;
  /** The compressed bodies by encoding, if the response is sent repeatedly. */
  compressedBodies?: Map<string, Promise<Uint8Array>>;
}

/** Creates a response with a JSON body. */
export const jsonReply = (status: number, body: unknown): Reply => ({
  status,
  headers: { "Content-Type": "application/json; charset=utf-8" },
  body: JSON.stringify(body),
});

/** Creates the response for an error, with a `Retry-After` header if the error says when to retry. */
export function errorReply(body: ErrorBody): Reply {
  const { headers, ...reply } = jsonReply(ERRORS[body.code].status, body);
  const wait = body.retryAfterSeconds;
  return { ...reply, headers: { ...headers, ...(wait !== undefined && { "Retry-After": String(wait) }) } };
}
