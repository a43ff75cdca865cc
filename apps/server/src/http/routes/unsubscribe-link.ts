import type { IncomingMessage } from "node:http";
import type { Reply } from "@dupewise/api/transport/reply";

const ADDRESS = /^\/api\/unsubscribe\/([^/]+)$/;

/** Returns true when a browser opens an unsubscribe link. Mail clients POST to it instead, which the API handles. */
export const isUnsubscribeLinkVisit = ({ method, headers }: IncomingMessage, { pathname }: URL): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html") && ADDRESS.test(pathname);

/** Redirects a browser to the confirmation page, since only a POST to the link unsubscribes. */
export const redirectUnsubscribeLink = ({ pathname }: URL): Reply => ({
  status: 302,
  headers: { Location: `/unsubscribe/${ADDRESS.exec(pathname)?.[1] ?? ""}`, "Referrer-Policy": "no-referrer" },
  body: null,
});

/** Redacts the token in a logged unsubscribe path, because anyone who has it can use it. */
export const redactToken = (path: string): string => path.replace(/^(\/(?:api\/)?unsubscribe\/)[^/]+/, "$1…");
