/** The HTTP request that delivers a message: a POST of `body` to `url`. */
export interface NoticeRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Posts a message to a user-supplied URL. Returns null if it was accepted, otherwise the reason, worded for the user.
 * Follows no redirects, and opens no socket to a private address. Never throws.
 */
export type PostNotice = (request: NoticeRequest, signal: AbortSignal) => Promise<string | null>;
