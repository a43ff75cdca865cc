import type { IncomingMessage } from "node:http";
import type { Reply } from "@dupewise/api/transport/reply";

const ADDRESS = /^\/api\/unsubscribe\/([^/]+)$/;

/**
 * Returns true if a browser is opening an unsubscribe link. An email client sends a POST request to the same link
 * instead, which the API handles.
 */
export const isUnsubscribeLinkVisit = ({ method, headers }: IncomingMessage, { pathname }: URL): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html") && ADDRESS.test(pathname);

/** Redirects a browser to the confirmation page, because only a POST request to the link unsubscribes. */
export const redirectUnsubscribeLink = ({ pathname }: URL): Reply => ({
  status: 302,
  headers: { Location: `/unsubscribe/${ADDRESS.exec(pathname)?.[1] ?? ""}`, "Referrer-Policy": "no-referrer" },
  body: null,
});

/** Redacts the token in an unsubscribe path before it is logged, because anyone who has the token can use it. */
export const redactToken = (path: string): string => path.replace(/^(\/(?:api\/)?unsubscribe\/)[^/]+/, "$1…");
