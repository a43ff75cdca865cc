import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "@dupewise/api/context";
import type { Reply } from "@dupewise/api/transport/reply";
import type { TrackedRequest } from "./monitoring/track-request.ts";

/** A request as routes receive it: its parsed URL, its context, and Node's request and response. */
export interface RoutedRequest {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  tracked: TrackedRequest;
  /** Creates the request's context, which may set a cookie. */
  createContext: () => RequestContext;
}

export interface Route {
  matches: (request: RoutedRequest) => boolean;
  /** Returns the response to send, or undefined if it has already been sent. */
  answer: (request: RoutedRequest) => Reply | undefined | Promise<Reply | undefined>;
}

type Matches = Route["matches"];

/** Returns true for GET and HEAD, which don't change any state. */
export const isSafeMethod = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** Creates a matcher for one exact path, with any method. */
export const matchPath =
  (path: string): Matches =>
  ({ url }) =>
    url.pathname === path;

/** Creates a matcher for GET and HEAD requests to any of the given paths. */
export const matchReads =
  (...paths: readonly string[]): Matches =>
  ({ req, url }) =>
    isSafeMethod(req) && paths.includes(url.pathname);

/** Creates a matcher for every path that starts with the given prefix. */
export const matchPrefix =
  (prefix: string): Matches =>
  ({ url }) =>
    url.pathname.startsWith(prefix);

/** Returns true if the request's path belongs to the API. */
export const isApiRequest = ({ url }: Pick<RoutedRequest, "url">): boolean =>
  url.pathname === "/api" || url.pathname.startsWith("/api/");
