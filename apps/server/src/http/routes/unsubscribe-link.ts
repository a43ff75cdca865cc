import type { IncomingMessage } from "node:http";
import type { Reply } from "@dupewise/api/transport/reply";

const ADDRESS = /^\/api\/unsubscribe\/([^/]+)$/;

/** The link in a mail, opened in a browser, leads to a page that asks; only a POST to it stops anything. */
export function toUnsubscribePage({ method, headers }: IncomingMessage, path: string): Reply | undefined {
  const token = ADDRESS.exec(path)?.[1];
  const isBrowser = method === "GET" && (headers.accept ?? "").includes("text/html");
  if (token === undefined || !isBrowser) return undefined;
  return { status: 302, headers: { Location: `/unsubscribe/${token}`, "Referrer-Policy": "no-referrer" }, body: null };
}

/** An address as the log may have it: the token in it acts for whoever has it. */
export const withoutToken = (path: string): string => path.replace(/^(\/(?:api\/)?unsubscribe\/)[^/]+/, "$1…");
