import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "@dupewise/api/context";
import type { Reply } from "@dupewise/api/transport/reply";
import type { FollowedRequest } from "./monitoring/follow-request.ts";

/** A request before it is handled by its route. */
export interface RoutedRequest {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  followed: FollowedRequest;
  /** Created on demand; may set a cookie. */
  createContext: () => RequestContext;
}

export interface Route {
  matches: (request: RoutedRequest) => boolean;
  /** Undefined when the response has already been sent. */
  answer: (request: RoutedRequest) => Reply | undefined | Promise<Reply | undefined>;
}

type Matches = Route["matches"];

/** Returns true for safe methods. */
export const isSafeMethod = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** Matches one exact path with any method. */
export const matchPath =
  (path: string): Matches =>
  ({ url }) =>
    url.pathname === path;

/** Matches GET and HEAD on any of these paths. */
export const matchReads =
  (...paths: readonly string[]): Matches =>
  ({ req, url }) =>
    isSafeMethod(req) && paths.includes(url.pathname);

/** Matches every path with this prefix. */
export const matchPrefix =
  (prefix: string): Matches =>
  ({ url }) =>
    url.pathname.startsWith(prefix);

/** Returns true for every path of the API. */
export const isApiRequest = ({ url }: Pick<RoutedRequest, "url">): boolean =>
  url.pathname === "/api" || url.pathname.startsWith("/api/");
