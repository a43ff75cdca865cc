import { extractErrorBody } from "./served.ts";

/** The error that the server sent for a failed call. */
export interface ErrorBody {
  /** The code, for programs: "free_limit_reached", "rate_limited"… A newer server may send codes not known here. */
  code: string;
  /** The message, for people. */
  message: string;
  /** The fields that were rejected. */
  issues?: readonly { path: string; message: string }[];
  /** The pages that could not be read. */
  failures?: readonly { side: "original" | "alternative"; url: string; reason: string }[];
  /** The seconds to wait before trying again. */
  retryAfterSeconds?: number;
  /** The ID to quote to support. */
  requestId?: string;
}

/**
 * Returns the error that the server sent for a failed call, or null for any other error, such as an unreachable server.
 */
export const errorBody = (error: unknown): ErrorBody | null => extractErrorBody(error);
