import type { IncomingMessage } from "node:http";
import type { Reply } from "@dupewise/api/transport/reply";

const ADDRESS = /^\/api\/unsubscribe\/([^/]+)$/;

/** Returns true when an unsubscribe link is opened in a browser; mail clients POST to it, which the API handles. */
export const isUnsubscribeLinkVisit = ({ method, headers }: IncomingMessage, { pathname }: URL): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html") && ADDRESS.test(pathname);

/** Redirects a browser to the page that asks first; only a POST to the link unsubscribes. */
export const redirectUnsubscribeLink = ({ pathname }: URL): Reply => ({
  status: 302,
  headers: { Location: `/unsubscribe/${ADDRESS.exec(pathname)?.[1] ?? ""}`, "Referrer-Policy": "no-referrer" },
  body: null,
});

/** Redacts the token in a logged unsubscribe path, since it acts for whoever has it. */
export const redactToken = (path: string): string => path.replace(/^(\/(?:api\/)?unsubscribe\/)[^/]+/, "$1…");
