/** A message as it goes over the network. */
export interface NoticeRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Posts a message to an address that somebody named. Returns null when it was taken, and why not otherwise, in words
 * for them. Follows no redirect, and opens no socket to an address that is not public. Never throws.
 */
export type PostNotice = (request: NoticeRequest, signal: AbortSignal) => Promise<string | null>;
