import type { IncomingMessage } from "node:http";
import type { Reply } from "@dupewise/api/transport/reply";

const ADDRESS = /^\/api\/unsubscribe\/([^/]+)$/;

/** Whether the link in a mail is opened in a browser; mail programs post to it, and that is the API's. */
export const opensUnsubscribeLink = ({ method, headers }: IncomingMessage, { pathname }: URL): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html") && ADDRESS.test(pathname);

/** Leads a browser to the page that asks; only a POST to the link stops anything. */
export const answerUnsubscribeLink = ({ pathname }: URL): Reply => ({
  status: 302,
  headers: { Location: `/unsubscribe/${ADDRESS.exec(pathname)?.[1] ?? ""}`, "Referrer-Policy": "no-referrer" },
  body: null,
});

/** An address as the log may have it: the token in it acts for whoever has it. */
export const withoutToken = (path: string): string => path.replace(/^(\/(?:api\/)?unsubscribe\/)[^/]+/, "$1…");
